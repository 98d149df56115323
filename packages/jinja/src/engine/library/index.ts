export { Builtin, callRow } from './bind.ts';
export { filters } from './filters.ts';
export { equalItems } from './filters-list.ts';

export { htmlJson } from './filters-value.ts';
export { chatGlobals, globals, Namespace } from './globals.ts';
export { findMethod, methods } from './methods.ts';
export { dictMethodNames, field } from './methods-data.ts';
export { MUTATES, OPEN, POSITIONAL, row } from './row.ts';
export { isMissing, tests, valueTests } from './tests.ts';
