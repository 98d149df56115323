import type { ChunkStream } from '../../contract/call-response.ts';
import { loadLate } from '../../contract/load-late.ts';
import type { StreamMemory } from '../../response/stream-memory.ts';

const load = () => loadLate('joined streams', () => import('./join-stream.ts'));

// A cast to the chunks of a task: those of raw requests, which may be anything, have these methods, too.
// biome-ignore lint/suspicious/noExplicitAny: as above.
type Chunks = AsyncGenerator<any, void, undefined>;

/** Adds methods that read a stream joined. Not enumerable, so that the stream prints as one. They read through `this`. */
export function joinable<T>(stream: AsyncGenerator<T, void, undefined>, memory: StreamMemory): ChunkStream<T> {
  const methods = {
    async final(this: Chunks) {
      return (await load()).finalOf(this, memory);
    },
    async *text(this: Chunks) {
      yield* (await load()).textOf(this);
    },
    async *events(this: Chunks) {
      yield* (await load()).eventsOf(this, memory);
    },
    toReadableStream(this: Chunks) {
      let source: Promise<UnderlyingDefaultSource<Uint8Array>> | undefined;
      return new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          source ??= load().then(({ bytesOf }) => bytesOf(this));
          await (await source).pull?.(controller);
        },
        cancel: () => this.return().then(() => undefined),
      });
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(stream, name, { value });
  return stream as ChunkStream<T>;
}
