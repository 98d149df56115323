export {
  applyChatTemplate,
  assistantSpans,
  type ChatTemplateOptions,
  type ChatTemplateSource,
  type Message,
  type TextRange,
  type Tool,
} from './apply.ts';
export type { TemplateVariable } from './free-variables.ts';
export { type GrowingChat, growingChat } from './growing-chat.ts';
export { inspectTemplate, type TemplateInspection } from './inspect.ts';
export {
  chooseTemplate,
  type NamedTemplate,
  specialTokens,
  type Token,
  type TokenizerConfig,
} from './tokenizer-config.ts';
export { type DescribedFunction, getJsonSchema, type JsonSchema, type ToolSchema } from './tool-schema.ts';
