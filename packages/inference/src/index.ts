// The comments are the groups of the API reference.

// Client

export { type ClientOptions, InferenceClient } from './call/client.ts';
export { type RawArgs, type RawOptions, request, streamingRequest } from './call/raw-request.ts';
export { FILE_INPUTS } from './contract/file-inputs.gen.ts';
export { type Logger, setLogger } from './contract/logger.ts';
export { pickTaskInput } from './request/pick-task-input.ts';

// Tasks

export { embedMany } from './call/embed-many.ts';
export * from './call/functions.gen.ts';

// Arguments and results

export type {
  CallAttempt,
  CallPromise,
  CallResponse,
  CallStream,
  CallTimings,
  ChatStreamEvent,
  ChunkStream,
  JoinedChunks,
  Usage,
  WithResponse,
} from './contract/call-response.ts';
export type { ChatInput, ChatMessage, ChatMessagePart } from './contract/chat-input.ts';
export type { EmbedManyArgs } from './contract/embed-many-args.ts';
export type { ProviderId } from './contract/provider-ids.gen.ts';
export type {
  Args,
  CallTarget,
  CallTargets,
  FileStream,
  MediaOutputs,
  ProviderFor,
  ProviderOrPolicy,
  SavedFile,
  TaskResult,
} from './contract/task-functions.ts';
export type {
  Binary,
  Input,
  Output,
  StreamOutput,
} from './contract/task-types.ts';

// Options and events

export type { Clock } from './contract/clock.ts';
export type { MappingEntry } from './contract/mapping-entry.ts';
export type {
  BaseUrls,
  CallEvent,
  CallOptions,
  MediaOptions,
  RetryPolicy,
  SizeLimits,
  Timeouts,
} from './contract/options.ts';
export type { OutputType } from './contract/output-type.ts';
export type { ReasoningEffort } from './contract/reasoning.ts';

// Answers with a schema

export type { FormattedChatArgs, Unstreamed } from './contract/formatted-chat-args.ts';
export type {
  JsonMode,
  JsonSchema,
  Parsed,
  ParsedChatChunk,
  ParsedChatCompletion,
  Partially,
  ResponseFormat,
  SchemaFormat,
  StandardSchema,
} from './contract/response-format.ts';

// Tools

export { type ToolApprovalsOptions, toolApprovals } from './call/tools/tool-approvals.ts';
export { type ToolRunner, type ToolRunResponseOptions, toolRunResponse } from './call/tools/tool-run-response.ts';
export type { ToolCall } from './contract/tool.ts';
export {
  type ContentPart,
  defineTool,
  type FormattedRunToolsArgs,
  type PendingCall,
  type PreparedStep,
  type RunToolsArgs,
  type Tool,
  type ToolApproval,
  type ToolApprovals,
  type ToolContext,
  type ToolDecision,
  type ToolOutcome,
  ToolParts,
  type ToolRun,
  type ToolSettings,
  type ToolStep,
  type ToolUsage,
  toolParts,
  type UnfinishedRun,
} from './contract/tool.ts';

// Long jobs

export type { JobOptions } from './call/jobs/open-job.ts';
export { cancel, resume } from './call/jobs/resume.ts';
export type { JobProgress } from './contract/job.ts';
export type { Job, JobCallPromise, JobPromise, JobReport } from './contract/job-handle.ts';

// Failover, limits and cache

export { type BreakerOptions, createBreaker } from './call/policies/breaker/create-breaker.ts';
export { type CacheOptions, createCache } from './call/policies/cache/create-cache.ts';
export { memoryStore } from './call/policies/cache/memory-store.ts';
export { createLimiter, type LimiterOptions } from './call/policies/limiter/create-limiter.ts';
export type { AnswerCache, CacheStore } from './contract/answer-cache.ts';
export type { Breaker, BreakerChange, BreakerOutcome, BreakerPass, BreakerState } from './contract/breaker.ts';
export type { FailedAttempt, FailoverOptions, FailoverReason } from './contract/failover.ts';
export type { Lease, LeaseEnd, Limiter, LimiterRequest, ProviderLimits } from './contract/limiter.ts';

// Errors

export type {
  ConnectionFault,
  ErrorCode,
  ErrorDetails,
  FailedRequest,
  FailedResponse,
  PartialAnswer,
  TimeoutLayer,
} from './contract/errors.ts';
export {
  ConnectionError,
  HubApiError,
  InferenceError,
  InputError,
  JobError,
  LimitError,
  ProviderApiError,
  ProviderOutputError,
  StreamInterruptedError,
  TimeoutError,
  UnavailableError,
} from './contract/errors.ts';
export { errorReason } from './transport/error-reason.ts';

// Types of the tasks

export type * from './contract/task-args.gen.ts';
export type * from './contract/task-types.gen.ts';

// Names of @huggingface/inference

export type { TaskId as InferenceTask } from '@hubkit/task-types';
export { InferenceClient as HfInference, InferenceClient as InferenceClientEndpoint } from './call/client.ts';
export {
  getProviderHelper,
  HfInferenceEndpoint,
  makeRequestOptions,
  makeRequestOptionsFromResolvedModel,
  snippets,
} from './call/older-names.ts';
export {
  HubApiError as InferenceClientHubApiError,
  InferenceError as InferenceClientError,
  InputError as InferenceClientInputError,
  InputError as InferenceClientRoutingError,
  ProviderApiError as InferenceClientProviderApiError,
  ProviderOutputError as InferenceClientProviderOutputError,
} from './contract/errors.ts';
export type * from './contract/legacy-types.ts';
export type { CallOptions as Options } from './contract/options.ts';
export type { ProviderId as InferenceProvider } from './contract/provider-ids.gen.ts';
export type { ProviderOrPolicy as InferenceProviderOrPolicy } from './contract/task-functions.ts';
export { INFERENCE_PROVIDERS, PROVIDERS, PROVIDERS_HUB_ORGS, PROVIDERS_OR_POLICIES } from './routing/provider-facts.ts';
