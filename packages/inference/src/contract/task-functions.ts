import type { TaskId, TaskMap } from '@hubkit/catalog';
import type { Adapter } from './adapter.ts';
import type { CallOptions, OutputType } from './options.ts';
import type { Provider } from './provider.ts';
import type { ProviderId, ProviderTaskIds } from './provider-ids.gen.ts';
import type { Input, MediaTaskId, Output, StreamOutput, StreamTaskId } from './task-types.ts';

/** A provider, or `auto`: the first one in the order of the user's settings that serves the model. */
export type ProviderOrPolicy = ProviderId | 'auto';

/** A provider object that has an adapter of a task. */
export type ProviderWith<K extends TaskId> = Provider<string, { readonly [Task in K]: Adapter<Task> }>;

/** The ids of the providers that do a task. */
type ProviderIdFor<K extends TaskId> = {
  [Id in ProviderId]: K extends ProviderTaskIds[Id] ? Id : never;
}[ProviderId];

/** Values of `provider` for a task: the id of a provider that does it, `auto`, or a provider object. */
export type ProviderFor<K extends TaskId> = ProviderIdFor<K> | 'auto' | ProviderWith<K>;

/** Where a call goes: credentials, provider, model or endpoint. */
export interface CallTarget<P = ProviderOrPolicy | Provider> {
  /** A hub token (`hf_…`: through the router) or a key of the provider (directly). */
  readonly accessToken?: string | undefined;
  /** @default 'auto' */
  readonly provider?: P | undefined;
  /** Id of a model on the hub. */
  readonly model?: string | undefined;
  /** A dedicated endpoint or any OpenAI-compatible server. Excludes `provider`. */
  readonly endpointUrl?: string | undefined;
}

/** The first argument of every task function. */
export type Args<K extends TaskId, P = ProviderFor<K>> = CallTarget<P> & Input<K>;

/** What a media task gives for each `outputType`. */
export interface MediaOutputs {
  readonly blob: Blob;
  /** The provider's address of the file where it has one, a data URL otherwise. */
  readonly url: string;
  readonly dataUrl: string;
  /** The answer of the provider as it came. */
  readonly json: Record<string, unknown>;
}

/** Runs a task and waits for the whole answer. */
export type TaskFunction<K extends TaskId, P = ProviderFor<K>> = K extends MediaTaskId
  ? <O extends OutputType = 'blob'>(
      args: Args<K, P>,
      options?: CallOptions & { readonly outputType?: O },
    ) => Promise<MediaOutputs[O]>
  : (args: Args<K, P>, options?: CallOptions) => Promise<Output<K>>;

/** Runs a task and gives its answer piece by piece. Leaving the loop cancels the request. */
export type StreamFunction<K extends StreamTaskId, P = ProviderFor<K>> = (
  args: Args<K, P>,
  options?: CallOptions,
) => AsyncGenerator<StreamOutput<K>, void, undefined>;

/** One function a task, named by the catalogue, and one ending in `Stream` where the answer can be streamed. */
export type TaskFunctions = { readonly [K in TaskId as TaskMap[K]['method']]: TaskFunction<K> } & {
  readonly [K in StreamTaskId as `${TaskMap[K]['method']}Stream`]: StreamFunction<K>;
};
