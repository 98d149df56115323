import type { Outcome } from '../engine.ts';
import { isSameClass } from '../error-class.ts';

/** Kind of difference between our outcome and Python's. `message` means that class and line are equal. */
export type Difference = 'output' | 'we throw' | 'Python throws' | 'class' | 'line' | 'message';

/** Reason why a case is not comparable. */
export function setAside(python: Outcome, jinja2: string): string | undefined {
  if (python.ok) return CUT_ADDRESS.test(python.output) ? 'an address, cut into pieces' : undefined;
  return NOT_TOLD[python.type] ?? (isOlder(jinja2) ? olderTells(python) : undefined);
}

/** Our truth is Jinja2 3.1.6. */
const isOlder = (jinja2: string): boolean => jinja2.localeCompare('3.1.6', 'en', { numeric: true }) < 0;

/** Names the bug of Jinja2 before 3.1.6 that explains an error; seen with 3.1.2, the version of Debian 12. */
function olderTells({ type, message }: { readonly type: string; readonly message: string }): string | undefined {
  if (type === 'AttributeError' && message.endsWith("has no attribute 'nodes'"))
    return 'Jinja2 3.1.2 fails on required blocks';
  if (type === 'OverflowError' && message === 'cannot convert float infinity to integer')
    return 'Jinja2 3.1.2 does not catch infinity in `int`';
  if (message === 'cannot assign attribute on non-namespace object')
    return 'Jinja2 3.1.2 blames another line for attributes of no namespace';
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
