export { type AnthropicEvent, AnthropicEvents } from './answer-events.ts';
export { type AnswerOptions, type AnthropicMessage, anthropicMessage } from './answer-message.ts';
export { type AnthropicError, anthropicError } from './anthropic-error.ts';
export { type AnswerWishes, type AnthropicChat, readAnthropicRequest } from './read-request.ts';
export type { AnswerUsage, AnthropicUsage } from './usage.ts';
