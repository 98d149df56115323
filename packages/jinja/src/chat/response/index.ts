export { joinDeltas, type ResponseDelta, type ResponseMessage, type ResponseToolCall } from './delta.ts';
export { deriveResponseTemplate, responseTemplateOf } from './derive/derive-response-template.ts';
export {
  type ParsedChunk,
  type ParsedCompletion,
  parseChunks,
  parseCompletion,
  type RawChunk,
  type RawCompletion,
} from './parse-chat.ts';
export { createResponseParser, type ParseOptions, parseResponse, type ResponseParser } from './parse-response.ts';
export type { ContentKind, ResponseField, ResponseTemplate } from './response-template.ts';
export { withHermesCalls } from './with-hermes-calls.ts';
