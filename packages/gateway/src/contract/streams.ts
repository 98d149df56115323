/** Bounds of the streams that a store keeps. */
export interface StreamBounds {
  /** Time for which a stream is kept after its end, in ms. @default 300000 (5 minutes) */
  readonly keepMs?: number | undefined;
  /** Streams that are kept at once. The oldest of those that have ended makes room for a new one. @default 1000 */
  readonly maxStreams?: number | undefined;
  /** Size of one stream in bytes. A larger one is dropped, and ends when its client leaves. @default 2097152 (2 MiB) */
  readonly maxStreamBytes?: number | undefined;
}

/** A stream that begins. */
export interface OpeningStream {
  /** Name of the stream; nobody can guess it. */
  readonly id: string;
  /** Longest duration of the stream, in ms. */
  readonly longestMs: number;
  /** Called when a client has stopped the stream, at whatever machine. */
  readonly onStop: () => void;
}

/** Writes one stream into its store. */
export interface StreamWriter {
  /** Adds events. Resolves to false once the stream is no longer kept, because it is too large or had to make room. */
  append(events: readonly string[]): Promise<boolean>;
  /** Notes that nothing follows. */
  end(): Promise<void>;
}

/** A part of a kept stream. */
export interface StreamPart {
  /** Events in their order, as they are sent; empty if none has come in time. */
  readonly events: readonly string[];
  /** `lost` where the process that wrote the stream has ended before the stream. */
  readonly state: 'open' | 'ended' | 'lost';
}

/**
 * Keeps streamed answers while they run and for some minutes after, so that a client that was cut off can attach again. `memoryStreams()`
 * keeps them in the process, `redisStreams(client)` of `@hubkit/gateway/redis` in Redis, for several machines.
 */
export interface StreamStore {
  /** True for a store that outlives the process: a gateway with it needs a `secret`. @default false */
  readonly isShared?: boolean | undefined;
  /** Takes a place for a stream; undefined if there is none. */
  open(stream: OpeningStream): Promise<StreamWriter | undefined>;
  /**
   * Reads events; undefined for a stream that is not kept.
   *
   * @param from - Number of events to skip.
   * @param waitMs - Time to wait for an event where none is there, in ms.
   */
  read(
    id: string,
    from: number,
    options: { readonly waitMs: number; readonly signal: AbortSignal },
  ): Promise<StreamPart | undefined>;
  /** Stops a stream that is running. Resolves to false for one that is not kept. */
  stop(id: string): Promise<boolean>;
}
