export { GatewayError, type GatewayErrorCode, type GatewayErrorDetails } from './contract/errors.ts';
export type { EventSource, Incoming, Outgoing } from './contract/exchange.ts';
export type { AnswerDecision, AnswerSoFar, ChatRequest, RequestDecision, RequestFacts } from './contract/hooks.ts';
export type { CounterState, LimitStore, Limits } from './contract/limits.ts';
export type {
  Bounds,
  CallPrice,
  GatewayModel,
  GatewayModels,
  GatewayOptions,
  GatewayTarget,
} from './contract/options.ts';
export type { OpeningStream, StreamBounds, StreamPart, StreamStore, StreamWriter } from './contract/streams.ts';
export type { UsageRecord } from './contract/usage.ts';
export type { GatewayUser } from './contract/user.ts';
export { createGateway, type Gateway } from './create-gateway.ts';
export { memoryLimits } from './limits/memory.ts';
export { type MemoryStreamBounds, memoryStreams } from './streams/memory.ts';
