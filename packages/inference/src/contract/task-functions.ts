import type { TaskId } from '@hubkit/task-types';
import type { Adapter } from './adapter.ts';
import type { CallPlace } from './call-place.ts';
import type { OutputType } from './output-type.ts';
import type { Provider } from './provider.ts';
import type { ProviderId, ProviderTaskIds } from './provider-ids.gen.ts';
import type { Input, MediaTaskId, Output } from './task-types.ts';

/** A provider id, or `auto`: the first provider in the order of the user's hub settings that serves the model. */
export type ProviderOrPolicy = ProviderId | 'auto';

/** A provider object that has an adapter of a task. */
export type ProviderWith<K extends TaskId> = Provider<string, { readonly [Task in K]: Adapter<Task> }>;

/** The ids of the providers that do a task. */
type ProviderIdFor<K extends TaskId> = {
  [Id in ProviderId]: K extends ProviderTaskIds[Id] ? Id : never;
}[ProviderId];

/**
 * Values of `provider` for a task: the id of a provider that does it, `auto`, or a provider object. A chat takes any id, which programs
 * read from settings; one that does not chat is refused when it is called.
 */
export type ProviderFor<K extends TaskId> =
  | (K extends 'conversational' ? ProviderId : ProviderIdFor<K>)
  | 'auto'
  | ProviderWith<K>;

/** Target of a call: credentials, provider, model or endpoint. */
export interface CallTarget<P = ProviderOrPolicy | Provider> extends CallPlace {
  /** Provider that runs the model. `auto` takes the first one in the order of your hub settings. @default 'auto' */
  readonly provider?: P | undefined;
}

/** Target of a call that may fail over: a provider or several, and what to try after them. */
export interface CallTargets<P = ProviderOrPolicy | Provider> extends CallPlace {
  /**
   * Provider that runs the model. `auto` takes the first one in the order of your hub settings. In a list, each provider is
   * tried after the previous one has failed; `auto` in a list means all providers of the model.
   * @default 'auto'
   */
  readonly provider?: P | readonly P[] | undefined;
  /** Targets to try in this order after `provider` has failed, before the first token only. @default none */
  readonly fallbacks?: readonly CallTarget<P>[] | undefined;
}

/** Arguments of a task: where the call goes, and its input. */
export type Args<K extends TaskId, P = ProviderFor<K>> = CallTargets<P> & Input<K>;

/** The result of a task that generates a file, for each `outputType`. */
export interface MediaOutputs {
  readonly blob: Blob;
  /** The provider's URL of the file if it has one, a data URL otherwise. */
  readonly url: string;
  readonly dataUrl: string;
  /** The response of the provider, unchanged. */
  readonly json: Record<string, unknown>;
  readonly file: SavedFile;
  readonly stream: FileStream;
}

/** A result whose bytes can be read while they arrive. */
export interface FileStream {
  /** Media type, such as `audio/mpeg`, by the first bytes. */
  readonly type: string;
  /** The bytes, to be read once. Cancelling cancels the request; a connection that breaks is an error of the stream. */
  readonly stream: ReadableStream<Uint8Array>;
}

/** A result that was written to a file. */
export interface SavedFile {
  /** The path or `file:` URL that the call named. */
  readonly path: string;
  /** Media type, such as `image/webp`, by the first bytes of the file. */
  readonly type: string;
  /** Size in bytes. */
  readonly size: number;
}

/** The result of a task; files come in the form that `outputType` names. */
export type TaskResult<K extends TaskId, O extends OutputType = 'blob'> = K extends MediaTaskId
  ? MediaOutputs[O]
  : Output<K>;
