import type { Outcome } from '../engine.ts';
import { isSameClass } from '../error-class.ts';

/** Kind of difference between our outcome and Python's. `message` means that class and line are equal. */
export type Difference = 'output' | 'we throw' | 'Python throws' | 'class' | 'line' | 'message';

/** Why a case says nothing about us. */
export function setAside(python: Outcome, jinja2: string): string | undefined {
  if (python.ok) return CUT_ADDRESS.test(python.output) ? 'an address, cut into pieces' : undefined;
  return NOT_TOLD[python.type] ?? (isOlder(jinja2) ? olderTells(python) : undefined);
}

/** Why a case may differ: what the compatibility page says of Jinja's own code, which ours does not imitate. */
export function documented(python: Outcome, ours: Outcome): string | undefined {
  if (!ours.ok && REFUSED.test(ours.message)) return 'a method that changes a value';
  if (python.ok && PRINTED.test(python.output)) return 'a method that changes a value';
  if (!ours.ok && ours.message.endsWith('is a complex number')) return 'complex numbers';
  if (!ours.ok && /^expected str instance, \w+ found$/.test(ours.message)) return 'a filter block that gives no text';
  if (!ours.ok && ours.message === NO_NAMESPACE) return 'a set block that writes into something else than a namespace';
  if (!ours.ok && NO_SLICE.test(ours.message)) return 'a slice of a constant that has none';
  if (python.ok) return /generator object root\.<locals>/.test(python.output) ? 'include without context' : undefined;
  const { type, message, compiled, line } = python;
  if (compiled === false && line === null && !/^(SyntaxError|AssertionError)$/.test(type))
    return 'a constant that Jinja computes while it compiles';
  if (/^name '(inf|nan)' is not defined$/.test(message)) return 'infinity as a constant';
  if (/^sequence item \d+: expected str instance/.test(message)) return 'a filter block that gives no text';
  return undefined;
}

const NO_NAMESPACE = 'cannot assign attribute on non-namespace object';

/** Errors of slicing; Jinja gives undefined where it computes the slice of a constant while it compiles. */
const NO_SLICE = /is not subscriptable$|^unhashable type: 'slice'$|^slice indices must be integers/;

/** Methods that change a list or dict. */
const CHANGES = '(append|clear|extend|insert|pop|popitem|remove|reverse|setdefault|sort|update)';
const REFUSED = new RegExp(`^access to attribute '${CHANGES}'`);
const PRINTED = new RegExp(`<built-in method ${CHANGES} of (dict|list) object`);

/** Our truth is Jinja2 3.1.6. */
const isOlder = (jinja2: string): boolean => jinja2.localeCompare('3.1.6', 'en', { numeric: true }) < 0;

/** Names the bug of Jinja2 before 3.1.6 that explains an error; seen with 3.1.2, the version of Debian 12. */
function olderTells({ type, message }: { readonly type: string; readonly message: string }): string | undefined {
  if (type === 'AttributeError' && message.endsWith("has no attribute 'nodes'"))
    return 'Jinja2 3.1.2 fails on required blocks';
  if (type === 'OverflowError' && message === 'cannot convert float infinity to integer')
    return 'Jinja2 3.1.2 does not catch infinity in `int`';
  if (message === NO_NAMESPACE) return 'Jinja2 3.1.2 blames another line for attributes of no namespace';
  return undefined;
}

/** Text filters may cut an address, which is never the same twice, so that it cannot be recognized. */
const CUT_ADDRESS = /\ba\W?t\W+0\W?x(?![0-9a-f]{12})/;

const NOT_TOLD: Readonly<Record<string, string>> = {
  OutOfTime: 'Python took too long',
  MemoryError: 'Python ran out of memory',
  RecursionError: "CPython's stack, not the template, was too small",
  SystemError: "CPython's compiler allows 20 nested blocks",
};

/** Addresses of Python objects are never the same twice. */
const withoutAddresses = (text: string): string => text.replace(/(?:\b|(?<=%20))0x[0-9a-f]{6,}/gi, '0x…');

/** Names that MarkupSafe 2 and Jinja2 3.1.2 give to the same things. */
const byNewNames = (text: string): string =>
  text.replace(/\bgenerator object do_unique\b/g, 'generator object sync_do_unique');

/** The first thing in which the outcomes differ. */
export function compare(python: Outcome, ours: Outcome): Difference | undefined {
  if (python.ok !== ours.ok) return python.ok ? 'we throw' : 'Python throws';
  if (python.ok) return ours.ok && isSameText(python.output, ours.output) ? undefined : 'output';
  if (ours.ok) return 'Python throws';
  if (!isSameClass(python.type, ours.type)) return 'class';
  // CPython's compiler words its own errors, with line numbers of the code that Jinja made, and blames the caller's line.
  if (python.type === 'SyntaxError') return undefined;
  if (python.line !== null && python.line !== ours.line) return 'line';
  if (WRONG_ARGUMENTS.test(python.message) && WRONG_ARGUMENTS.test(ours.message)) return undefined;
  return isSameText(python.message, ours.message) ? undefined : 'message';
}

/** Python has many texts for a wrong number, name or type of arguments, ours is one for each. */
export const WRONG_ARGUMENTS =
  /\(\) (?:takes|missing|got) |keyword argument| expected (?:at |\d)|given by name|argument after \*\*|must be (?:an? )?(?:str|unicode|None)|must only contain str|expected str/;

const isSameText = (a: string, b: string): boolean =>
  a === b || byNewNames(withoutAddresses(a)) === withoutAddresses(b);
