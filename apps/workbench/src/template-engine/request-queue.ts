import type { Exchanges, RequestKind } from './protocol.ts';

/** A request that waits or is under way. */
export interface QueuedRequest {
  readonly kind: RequestKind;
  readonly body: object;
  readonly resolve: (value: Exchanges[RequestKind]['response'] | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Kinds that go before others, in this order. Only one request of each waits: a later one takes its place. */
const FIRST: readonly RequestKind[] = ['render', 'input-text'];

/** Requests in order of arrival, after those that belong to the output. */
export function createRequestQueue() {
  let waiting: QueuedRequest[] = [];
  return {
    add(request: QueuedRequest) {
      const rank = FIRST.indexOf(request.kind);
      if (rank < 0) {
        waiting.push(request);
        return;
      }
      for (const older of waiting) if (older.kind === request.kind) older.resolve(undefined);
      const others = waiting.filter(({ kind }) => kind !== request.kind);
      const goesBefore = ({ kind }: QueuedRequest) => FIRST.slice(0, rank).includes(kind);
      waiting = [...others.filter(goesBefore), request, ...others.filter((other) => !goesBefore(other))];
    },
    take: (): QueuedRequest | undefined => waiting.shift(),
    clear(): readonly QueuedRequest[] {
      const all = waiting;
      waiting = [];
      return all;
    },
  };
}
