export type { TemplateOptions } from './environment.ts';
export { Environment, Template } from './environment.ts';
export { chatSyntax, type Syntax } from './lexer/syntax.ts';
export type { EnvironmentOptions, Loader } from './options.ts';
export { Dict } from './runtime/dict.ts';
export {
  LimitError,
  type StackEntry,
  TemplateError,
  TemplateRuntimeError,
  TemplateSyntaxError,
} from './runtime/errors.ts';
export type { Limits } from './runtime/limits.ts';
export { parseJson } from './runtime/parse-json.ts';
export type { RenderOptions } from './runtime/render.ts';
export { Float, Markup, Tuple, Undefined, type Value } from './runtime/values.ts';
