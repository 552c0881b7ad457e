# What one should know about a record.

record-torn = The last line (line {$line}) was not written to its end; it is left out.
record-broken = Line {$line} was changed or damaged. Everything before it is still there.
record-unknown-line = Line {$line} says "{$word}", which this version does not know; it is passed over.
record-other-version = Version {$program} wrote this record; the battle may come out differently here.
record-no-beginning = This is not a record of a battle, or its beginning is lost.
