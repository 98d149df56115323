export type { TaskId as InferenceTask } from '@hubkit/task-types';
export {
  type ClientOptions,
  InferenceClient,
  InferenceClient as HfInference,
  InferenceClient as InferenceClientEndpoint,
} from './call/client.ts';
export { embedMany } from './call/embed-many.ts';
export { HfInferenceEndpoint } from './call/endpoint-client.ts';
export * from './call/functions.gen.ts';
export type { JobOptions } from './call/jobs/open-job.ts';
export { cancel, resume } from './call/jobs/resume.ts';
export {
  getProviderHelper,
  makeRequestOptions,
  makeRequestOptionsFromResolvedModel,
  snippets,
} from './call/moved-functions.ts';
export { type BreakerOptions, createBreaker } from './call/policies/breaker/create-breaker.ts';
export { type CacheOptions, createCache } from './call/policies/cache/create-cache.ts';
export { memoryStore } from './call/policies/cache/memory-store.ts';
export { createLimiter, type LimiterOptions } from './call/policies/limiter/create-limiter.ts';
export { type RawArgs, type RawOptions, request, streamingRequest } from './call/raw-request.ts';
export { TaskMethods } from './call/task-methods.gen.ts';
export { type ToolApprovalsOptions, toolApprovals } from './call/tools/tool-approvals.ts';
export { type ToolRunner, type ToolRunResponseOptions, toolRunResponse } from './call/tools/tool-run-response.ts';
export type {
  Adapter,
  Call,
  ChatAdapter,
  EncodedFile,
  Media,
  MediaAdapter,
  StreamAdapter,
  StreamRules,
  Uploads,
  ValueAdapter,
} from './contract/adapter.ts';
export type { AnswerCache, CacheStore } from './contract/answer-cache.ts';
export type { Breaker, BreakerChange, BreakerOutcome, BreakerPass, BreakerState } from './contract/breaker.ts';
export type {
  CallObservation,
  CallObserver,
  ObservedCall,
  ObservedResponse,
  ObservedRun,
  ObservedTool,
  RunObservation,
  ToolObservation,
} from './contract/call-observer.ts';
export type {
  CallAttempt,
  CallPromise,
  CallResponse,
  CallStream,
  CallTimings,
  ChunkStream,
  JoinedChunks,
  Usage,
  WithResponse,
} from './contract/call-response.ts';
export type { ChatInput, ChatMessage, ChatMessagePart } from './contract/chat-input.ts';
export type { ChatStreamEvent } from './contract/chat-stream-event.ts';
export type { Clock } from './contract/clock.ts';
export type { EmbedManyArgs } from './contract/embed-many-args.ts';
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
  HubApiError as InferenceClientHubApiError,
  InferenceError,
  InferenceError as InferenceClientError,
  InputError,
  InputError as InferenceClientInputError,
  InputError as InferenceClientRoutingError,
  JobError,
  LimitError,
  ProviderApiError,
  ProviderApiError as InferenceClientProviderApiError,
  ProviderOutputError,
  ProviderOutputError as InferenceClientProviderOutputError,
  StreamInterruptedError,
  TimeoutError,
  UnavailableError,
} from './contract/errors.ts';
export type { FailedAttempt, FailoverOptions, FailoverReason } from './contract/failover.ts';
export { FILE_INPUTS } from './contract/file-inputs.gen.ts';
export type { FormattedChatArgs, Unstreamed } from './contract/formatted-chat-args.ts';
export type { HttpRequest } from './contract/http-request.ts';
export type { JobProgress, JobRequest, JobStep } from './contract/job.ts';
export type { Job, JobCallPromise, JobPromise, JobReport } from './contract/job-handle.ts';
export type * from './contract/legacy-types.ts';
export type { Lease, LeaseEnd, Limiter, LimiterRequest, ProviderLimits } from './contract/limiter.ts';
export { type Logger, setLogger } from './contract/logger.ts';
export type { MappingEntry } from './contract/mapping-entry.ts';
export type {
  BaseUrls,
  CallEvent,
  CallOptions,
  CallOptions as Options,
  MediaOptions,
  RetryPolicy,
  SizeLimits,
  Timeouts,
} from './contract/options.ts';
export type { OutputType } from './contract/output-type.ts';
export type { Auth, JsonForm, Provider } from './contract/provider.ts';
export { bearer, defineProvider } from './contract/provider.ts';
export type { ProviderFacts } from './contract/provider-facts.ts';
export type { ProviderId, ProviderId as InferenceProvider } from './contract/provider-ids.gen.ts';
export type { ReasoningEffort } from './contract/reasoning.ts';
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
export type { Issue, Schema } from './contract/schema.ts';
export type * from './contract/task-args.gen.ts';
export type {
  Args,
  CallTarget,
  CallTargets,
  MediaOutputs,
  ProviderFor,
  ProviderOrPolicy,
  ProviderOrPolicy as InferenceProviderOrPolicy,
  SavedFile,
  TaskResult,
} from './contract/task-functions.ts';
export type * from './contract/task-types.gen.ts';
export type {
  Binary,
  Input,
  MediaTaskId,
  Output,
  ReadInput,
  StreamOutput,
  StreamTaskId,
} from './contract/task-types.ts';
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
export type { ToolCall } from './contract/tool-call.ts';
export { pickTaskInput } from './request/pick-task-input.ts';
export type { CredentialHeader, PreparedRequest, RequestBody } from './request/prepared-request.ts';
export { type LookUp, lookUpMapping } from './routing/look-up-mapping.ts';
export { type CacheLimits, createMappingCache } from './routing/mapping-cache.ts';
export { INFERENCE_PROVIDERS, PROVIDERS, PROVIDERS_HUB_ORGS, PROVIDERS_OR_POLICIES } from './routing/provider-facts.ts';
export { errorReason } from './transport/error-reason.ts';
