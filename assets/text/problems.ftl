# What is wrong with a file. Every problem is shown with its file, line and column, and with the line itself; these
# sentences say the rest.

## Getting at the file
file-missing = There is no file "{$file}".
file-forbidden = You have no permission to read "{$file}".
file-unreadable = The file "{$file}" cannot be read.
file-is-folder = "{$file}" is a folder, not a file.
file-too-big = This file is larger than {$limit} MiB, more than any file of the game needs.
line-too-long = Line {$line} is {$length} bytes long; {$limit} is the most.
not-utf8 = This file is not plain UTF-8 text: the byte {$found} fits nowhere.
control-character = There is an invisible control character ({$found}) here; only line breaks and tabs are allowed.

## Slips of the pen
empty-file = This file is empty.
trailing-text = The file should end here, but "{$found}" follows.
too-deep = More than {$limit} brackets lie within each other here.
too-many-values = This file holds more than {$limit} values.
unclosed-bracket = This "{$opening}" is never closed by a "{$closing}".
wrong-bracket = "{$closing}" should come first, to close a bracket that is still open; "{$found}" does not fit.
opened-here = this "{$opening}" is still open
unclosed-text = This text has no closing quote.
unclosed-raw-text = This raw text is never closed by {$closing}.
unclosed-comment = This comment is never closed by */.
value-missing = A value is missing here.
comma-missing = A comma is missing here.
comma-instead = A comma belongs here, not "{$found}".
extra-comma = There is one comma too many here.
colon-missing = A colon belongs between a name and its value.
unexpected-character = "{$found}" means nothing here.
not-a-word = "{$found}" is not a plain name. If it is meant as text, put it in double quotes.
quoted-field = Field names are written without quotes: {$found}.
field-name-wrong = {$found} cannot be the name of a field.
field-name-missing = The other values here have names; {$found} needs one too, like "name: value".
field-among-values = The other values here have no names; the field "{$found}" cannot stand among them.
duplicate-field = The field "{$field}" is given twice.
duplicate-key = {$key} is listed twice.
first-given-here = first given here
malformed-number = "{$found}" is not a number.
number-too-large = The number {$found} is larger than any that the game can hold.
malformed-escape = "{$found}" is not an escape. Known are \n, \t, \r, \", \', \\, \x41 and \u{"{"}1f9ff{"}"}; in raw text, r"...", a backslash is a backslash.
malformed-character = {$found} is not a single character in single quotes. Text is written in double quotes.

## Values that do not fit
wrong-kind = Expected {$expected}, but found {$found}.
needless-quotes = Expected {$expected}, which is written without quotes: {$found}.
missing-quotes = Expected {$expected}; put {$found} in double quotes.
out-of-range = {$found} is outside the range from {$from} to {$to}.
wrong-count = Expected {$expected}, but found {$found ->
    [0] none
    [one] one
   *[other] {$found}
}.
too-many-parts = {$count ->
    [0] Nothing belongs in here.
    [one] Only the first of these belongs here.
   *[other] Only the first {$count} of these belong here.
}
wrong-title = This is called "{$found}", but only "{$expected}", or no name at all, can stand here.
doubled-brackets = One pair of brackets too many: what this holds stands directly within its own brackets.
holds-nothing = "{$found}" stands alone, without brackets.
holds-something = "{$found}" needs something in brackets behind it.
unknown-field = There is no field "{$found}" here. Expected one of: {$expected}.
needless-field = There is no field "{$found}" here; nothing has to be given.
unknown-choice = There is no "{$found}" to choose here. Expected one of: {$expected}.
missing-field = The field "{$field}" is missing.
custom = {$text}
more-problems = Only the first {$limit} problems are listed.

## What was expected
expect-yes-no = yes or no, written true or false
expect-integer = a whole number from {$from} to {$to}
expect-number = a number
expect-character = a single character in single quotes
expect-text = a text in double quotes
expect-nothing = ()
expect-list = a list, [...]
expect-map = a list of names with their values, {"{"}"name": value{"}"}
expect-fields = fields in round brackets, (name: value)
expect-values = values in round brackets, (value, value)
expect-tuple = {$count ->
    [0] empty round brackets
    [one] one value in round brackets
   *[other] {$count} values in round brackets
}
expect-choice = one of: {$names}
expect-other = something else
