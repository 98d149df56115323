export type { TemplateOptions } from './engine/environment.ts';
export { Environment, Template } from './engine/environment.ts';
export { chatSyntax, type Syntax } from './engine/lexer/syntax.ts';
export type { EnvironmentOptions, Loader } from './engine/options.ts';
export { Dict } from './engine/runtime/dict.ts';
export {
  LimitError,
  type StackEntry,
  TemplateError,
  TemplateRuntimeError,
  TemplateSyntaxError,
} from './engine/runtime/errors.ts';
export type { Limits } from './engine/runtime/limits.ts';
export { parseJson } from './engine/runtime/parse-json.ts';
export type { RenderOptions } from './engine/runtime/render.ts';
export { Undefined } from './engine/runtime/undefined.ts';
export { Float, Markup, Tuple, type Value } from './engine/runtime/values.ts';
