import type { Incoming } from '../contract/exchange.ts';
import type { StreamStore } from '../contract/streams.ts';
import type { SignedHandles } from '../handles/signed-handles.ts';

/** What a gateway keeps streams with. */
export interface KeptStreams {
  readonly store: StreamStore;
  readonly handles: SignedHandles<StreamHandle>;
}

/** The content of the handle of a stream. */
interface StreamHandle {
  readonly id: string;
  /** Id of the user that it belongs to. */
  readonly user: string;
}

/** Header of a request whose stream is to be kept. */
const KEEP_HEADER = 'x-keep-stream';

/** Header of a response with the handle of its stream. */
export const HANDLE_HEADER = 'x-stream-handle';

/** Time in ms in which a store has to respond: clients of Redis queue commands while it is away. */
export const STORE_MS = 2_000;

/** True for a request whose client wants to attach again. */
export function wantsToKeep({ header }: Incoming): boolean {
  return header(KEEP_HEADER) === 'true';
}
