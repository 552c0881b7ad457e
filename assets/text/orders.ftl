# What is wrong with the text of an order. The line is shown with the place marked; these sentences say the rest.

order-unfit = "{$found}" does not fit here; {$expected} belongs here.
order-incomplete = The order breaks off: {$expected} is missing.
order-surplus = The order is complete; "{$found}" is too much.
order-unclosed = This quote is never closed.
order-escape = "{$found}" is not an escape. Known are \n, \t, \r, \", \\ and \u{"{"}e9{"}"}.

order-wants-combatant = the name of a combatant
order-wants-weapon = the name of a weapon
order-wants-side = the name of a side
order-wants-creature = the name of a kind of creature
order-wants-name = a name
order-wants-text = a text in double quotes
order-wants-profile = an opponent's profile, or the word "player",
order-wants-square = a square as column,row, such as 3,4,
order-wants-number = a number
order-wants-word = one of these words: {$words}
