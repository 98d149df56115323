/**
 * Python classes without a direct counterpart here. CPython's compiler refuses some templates which Jinja's parser accepts
 * (`break` outside a loop); to us they are syntax errors as all others. Depth is a limit here.
 */
const STANDS_FOR: Readonly<Record<string, string>> = {
  SyntaxError: 'TemplateSyntaxError',
  RecursionError: 'LimitError',
};

/** True if our error class is the counterpart of Python's. */
export const isSameClass = (python: string, ours: string): boolean => ours === python || ours === STANDS_FOR[python];
