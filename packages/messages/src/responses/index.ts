export { ChatChunkReader } from './chat-chunk-reader.ts';
export { chatFromResponse } from './chat-from-response.ts';
export { type ReadItems, type ReadItemsOptions, readItems } from './read-items.ts';
export { type ResponsesRequest, readResponsesRequest, wantsEncryptedReasoning } from './read-request.ts';
export type { ResponseFacts } from './response-head.ts';
export {
  type ResponseEvent,
  type ResponseFailure,
  ResponseWriter,
  type ResponseWriterOptions,
  writeResponse,
} from './response-writer.ts';
export { ResponsesRequestError } from './responses-error.ts';
export { openReasoning, sealReasoning } from './sealed-reasoning.ts';
export { type ToItemsOptions, toItems } from './to-items.ts';
export { lostMember, type ToResponsesOptions, toResponsesRequest } from './to-request.ts';
export type { ReasoningPlace } from './write-reasoning.ts';
