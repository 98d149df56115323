import type { Exchanges, RequestKind } from './protocol.ts';

/** A request that waits or is under way. */
export interface QueuedRequest {
  readonly kind: RequestKind;
  readonly body: object;
  readonly resolve: (value: Exchanges[RequestKind]['response'] | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Requests in order of arrival, renders first. Only one render waits: a later one takes its place. */
export function createRequestQueue() {
  let waiting: QueuedRequest[] = [];
  return {
    add(request: QueuedRequest) {
      if (request.kind !== 'render') {
        waiting.push(request);
        return;
      }
      for (const older of waiting) if (older.kind === 'render') older.resolve(undefined);
      waiting = [request, ...waiting.filter(({ kind }) => kind !== 'render')];
    },
    take: (): QueuedRequest | undefined => waiting.shift(),
    clear(): readonly QueuedRequest[] {
      const all = waiting;
      waiting = [];
      return all;
    },
  };
}
