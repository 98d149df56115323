import type { SharedV3ProviderOptions } from '@ai-sdk/provider';
import type {
  CallOptions,
  CallTargets,
  InferenceClient,
  ProviderFor,
  InferenceTask as TaskId,
} from '@hubkit/inference';

/** Name of our entry in `providerOptions` and `providerMetadata` of the AI SDK. */
export const NAME = 'hubkit';

/** Where the calls of one model go: provider or providers, fallbacks, own server and key, as in calls of the client. */
export interface ModelSettings<K extends TaskId> extends Omit<CallTargets<ProviderFor<K>>, 'model'> {
  /** Options of each call, such as timeouts, retries and a limiter. @default those of the client */
  readonly options?: CallOptions | undefined;
}

/** What every model has: the client, the name of the model, and where its calls go. */
export interface ModelParts<K extends TaskId> {
  readonly client: InferenceClient;
  readonly modelId: string;
  readonly settings: ModelSettings<K>;
}

/** Members of a call that the AI SDK gives to every kind of model. */
interface GivenCall {
  readonly abortSignal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** The model and its place, as arguments of a call. */
export function toPlace<K extends TaskId>({ modelId, settings }: ModelParts<K>) {
  const { options: _, ...place } = settings;
  return { ...place, model: modelId };
}

/** Options of a call: those of the model, with the signal and the headers of this call. */
export function toCallOptions(
  { options }: { readonly options?: CallOptions | undefined },
  { abortSignal, headers }: GivenCall,
): CallOptions {
  return {
    ...options,
    ...(headers && { headers: { ...options?.headers, ...headers } }),
    ...(abortSignal && { signal: abortSignal }),
  };
}

/** Arguments that a call has under `providerOptions.hubkit`: whatever the task and the service take. */
export function ownOptions(providerOptions: SharedV3ProviderOptions | undefined): Readonly<Record<string, unknown>> {
  return providerOptions?.[NAME] ?? {};
}
