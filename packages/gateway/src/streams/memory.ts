import type { StreamBounds, StreamPart, StreamStore } from '../contract/streams.ts';
import { setStreamBounds } from './stream-bounds.ts';

/** Bounds of the streams in the memory of a process. */
export interface MemoryStreamBounds extends StreamBounds {
  /** Size of all kept streams in bytes. @default 67108864 (64 MiB) */
  readonly maxBytes?: number | undefined;
}

interface KeptStream {
  readonly events: string[];
  readonly onStop: () => void;
  bytes: number;
  /** Time at which the stream is forgotten, in ms since 1970; undefined while it runs. */
  until: number | undefined;
  /** Wakes those who wait for events. */
  readonly waiting: Set<() => void>;
}

const ENCODER = new TextEncoder();

/** Keeps streams in the memory of this process. */
export function memoryStreams(given: MemoryStreamBounds = {}): StreamStore {
  const bounds = setStreamBounds(given, { maxBytes: 64 * 1024 * 1024 });
  /** In the order in which they began. */
  const streams = new Map<string, KeptStream>();
  let size = 0;

  const drop = (id: string) => {
    const stream = streams.get(id);
    if (!stream) return;
    streams.delete(id);
    size -= stream.bytes;
    wake(stream);
  };

  const dropExpired = () => {
    const now = Date.now();
    for (const [id, { until = now }] of streams) if (until < now) drop(id);
  };

  /** Drops the oldest stream that has ended. Returns false if all of them run. */
  const makeRoom = () => {
    for (const [id, { until }] of streams) {
      if (until === undefined) continue;
      drop(id);
      return true;
    }
    return false;
  };

  const createPart = ({ events, until }: KeptStream, from: number): StreamPart => ({
    events: events.slice(from),
    state: until === undefined ? 'open' : 'ended',
  });

  return {
    async open({ id, onStop }) {
      dropExpired();
      if (streams.size >= bounds.maxStreams && !makeRoom()) return undefined;
      const stream: KeptStream = { events: [], onStop, bytes: 0, until: undefined, waiting: new Set() };
      streams.set(id, stream);
      return {
        async append(events) {
          if (streams.get(id) !== stream) return false;
          const bytes = ENCODER.encode(events.join('')).byteLength;
          stream.bytes += bytes;
          size += bytes;
          while (size > bounds.maxBytes && makeRoom());
          if (stream.bytes > bounds.maxStreamBytes || size > bounds.maxBytes) {
            drop(id);
            return false;
          }
          stream.events.push(...events);
          wake(stream);
          return true;
        },
        async end() {
          stream.until = Date.now() + bounds.keepMs;
          wake(stream);
        },
      };
    },
    async read(id, from, { waitMs, signal }) {
      dropExpired();
      const stream = streams.get(id);
      if (stream && stream.events.length <= from && stream.until === undefined && waitMs > 0) {
        await nextChange(stream, waitMs, signal);
      }
      const now = streams.get(id);
      return now && createPart(now, from);
    },
    async stop(id) {
      dropExpired();
      const stream = streams.get(id);
      if (stream?.until === undefined) stream?.onStop();
      return stream !== undefined;
    },
  };
}

function wake({ waiting }: KeptStream): void {
  for (const go of waiting) go();
}

/** Waits for a change of a stream, at most for a time. */
function nextChange({ waiting }: KeptStream, waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, waitMs);
    waiting.add(go);
    signal.addEventListener('abort', go);
    if (signal.aborted) go();
  });
}
