export { CodeError } from './code-error.ts';
export { data, dataEntries } from './data.ts';
export type { Language } from './language.ts';
export { csharp } from './languages/csharp.ts';
export { json } from './languages/json.ts';
export { isPythonName, python } from './languages/python.ts';
export { shell } from './languages/shell.ts';
export { typescript } from './languages/typescript.ts';
export { print } from './print.ts';
export {
  type Call,
  type Code,
  type Comment,
  call,
  code,
  comment,
  type Entries,
  type Env,
  entries,
  env,
  identifier,
  lines,
  paragraphs,
  type Stack,
  type Text,
  text,
  usesEnv,
  type Value,
  type Variable,
  variable,
} from './value.ts';
