import type { TaskId } from '@hubkit/catalog';
import type { MappingEntry } from './mapping.ts';
import type { CallOptions, OutputType } from './options.ts';
import type { Args, Binary } from './tasks.ts';

/** What a request carries. */
export type RequestBody =
  | { readonly type: 'json'; readonly value: unknown }
  | { readonly type: 'bytes'; readonly value: Binary }
  | { readonly type: 'form'; readonly value: FormData }
  | { readonly type: 'none' };

/** Where the key stands in a request, so that code which shows it can print a variable instead. */
export interface Credential {
  readonly header: string;
  /** What stands before the key, with the blank. */
  readonly prefix: string;
  readonly value: string;
}

/** A request as it goes over the wire. */
export interface PreparedRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBody;
  readonly credential?: Credential;
}

/** A call whose provider and model are settled. */
export interface PreparableCall<K extends TaskId> {
  readonly task: K;
  readonly args: Args<K>;
  /** The entry of the hub for this model and provider. @default the model under its own name */
  readonly mapping?: Partial<MappingEntry>;
  /** @default false */
  readonly isStream?: boolean;
  readonly outputType?: OutputType;
  /** The upload as base64, for providers that want it inside JSON. */
  readonly upload?: { readonly base64: string; readonly type: string };
}

/** How a call is made into a request: pure, nothing is sent or looked up. */
export type Prepare = <K extends TaskId>(call: PreparableCall<K>, options?: CallOptions) => PreparedRequest;
