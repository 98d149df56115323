export type { TaskId as InferenceTask } from '@hubkit/catalog';
export type { Credential, PreparedRequest, RequestBody } from './build-request.ts';
export { type ClientOptions, InferenceClient, InferenceClient as HfInference } from './client.ts';
export type {
  ConnectionFault,
  ErrorCode,
  ErrorDetails,
  FailedRequest,
  FailedResponse,
  PartialAnswer,
  TimeoutLayer,
} from './errors.ts';
export {
  ConnectionError,
  HubApiError,
  HubApiError as InferenceClientHubApiError,
  InferenceError,
  InferenceError as InferenceClientError,
  InputError,
  InputError as InferenceClientInputError,
  JobError,
  LimitError,
  ProviderApiError,
  ProviderApiError as InferenceClientProviderApiError,
  ProviderOutputError,
  ProviderOutputError as InferenceClientProviderOutputError,
  StreamInterruptedError,
  TimeoutError,
} from './errors.ts';
export * from './functions.gen.ts';
export { type LookUp, lookUpMapping, type MappingEntry } from './mapping.ts';
export { type CacheLimits, createMappingCache } from './mapping-cache.ts';
export type {
  CallEvent,
  CallOptions,
  CallOptions as Options,
  Clock,
  Endpoints,
  OutputType,
  RetryPolicy,
  SizeLimits,
  Timeouts,
} from './options.ts';
export { type PreparableCall, prepare } from './prepare.ts';
export type {
  Adapter,
  Auth,
  Call,
  HttpRequest,
  JobRequest,
  JobStep,
  Media,
  Provider,
  StreamRules,
} from './provider.ts';
export { bearer, defineProvider } from './provider.ts';
export {
  INFERENCE_PROVIDERS,
  PROVIDERS,
  PROVIDERS_OR_POLICIES,
  type ProviderInfo,
} from './provider-list.ts';
export type { ProviderId, ProviderId as InferenceProvider } from './providers.gen.ts';
export type { Issue, Schema } from './schema.ts';
export type {
  Args,
  Binary,
  Input,
  MediaOutputs,
  MediaTaskId,
  Output,
  ProviderOrPolicy,
  ProviderOrPolicy as InferenceProviderOrPolicy,
  StreamFunction,
  StreamOutput,
  StreamTaskId,
  Target,
  TaskFunction,
  TaskFunctions,
} from './tasks.ts';
