export type { TemplateOptions } from './engine/environment.ts';
export { Environment } from './engine/environment.ts';
export { chatSyntax, type Syntax } from './engine/lexer/syntax.ts';
export type { Token } from './engine/lexer/token.ts';
export type { EnvironmentOptions, Loader } from './engine/options.ts';
export type * from './engine/parser/ast.ts';
export { codeFrame, positionAt } from './engine/runtime/code-frame.ts';
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
export { parse, type Tokens, tokenize } from './engine/syntax-tree.ts';
export { type FormatOptions, format } from './tools/format/format.ts';
export { FormattingTemplate as Template } from './tools/formatting-template.ts';
