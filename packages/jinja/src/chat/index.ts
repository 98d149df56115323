export {
  applyChatTemplate,
  assistantSpans,
  type BatchResult,
  type Conversation,
  type ConversationBatch,
  type MarkedChatOptions,
  type SpannedText,
} from './apply.ts';
export type { AdaptableChat, ChatPolyfill, ChatTemplateOptions, Message, TextRange, Tool } from './chat-options.ts';
export type { TemplateVariable } from './free-variables.ts';
export { inspectTemplate, type TemplateInspection } from './inspect.ts';
export type { UserTextInspection } from './inspect-turns.ts';
export { inspectUserText, type UserTextOptions } from './inspect-user-text.ts';
export type { JsonSchema } from './json-type.ts';
export { type LoadTemplateOptions, loadTemplate, type ModelFiles } from './load-template.ts';
export type { MarkedText } from './marks/mark-chat.ts';
export { convertToolArguments } from './polyfills/convert-tool-arguments.ts';
export { putSystemInUserMessage } from './polyfills/put-system-in-user-message.ts';
export { putToolsInSystemMessage } from './polyfills/put-tools-in-system-message.ts';
export type { ChatTemplateSource } from './prepare-chat.ts';
export { specialTokens, type TransformersVersion } from './special-tokens.ts';
export { chooseTemplate, type NamedTemplate, type Token, type TokenizerConfig } from './tokenizer-config.ts';
export { type DescribedFunction, getJsonSchema, type ToolSchema } from './tool-schema.ts';
