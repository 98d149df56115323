export type { TemplateOptions } from './environment.ts';
export { Environment } from './environment.ts';
export { type FormatOptions, format } from './format/format.ts';
export { FormattingTemplate as Template } from './formatting-template.ts';
export { chatSyntax, type Syntax } from './lexer/syntax.ts';
export type { Token } from './lexer/token.ts';
export type { EnvironmentOptions, Loader } from './options.ts';
export type * from './parser/ast.ts';
export { codeFrame, positionAt } from './runtime/code-frame.ts';
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
export { parse, type Tokens, tokenize } from './syntax-tree.ts';
