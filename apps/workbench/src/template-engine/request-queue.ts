import type { Exchanges, RequestKind } from './protocol.ts';

/** A request that waits or is under way. */
export interface QueuedRequest {
  readonly kind: RequestKind;
  readonly body: object;
  readonly resolve: (value: Exchanges[RequestKind]['response'] | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Requests in order of arrival. Of each kind that shows the newest state only one waits: a later one takes its place. */
export function createRequestQueue() {
  let waiting: QueuedRequest[] = [];
  return {
    add(request: QueuedRequest) {
      if (LATEST_ONLY.has(request.kind)) {
        for (const older of waiting) if (older.kind === request.kind) older.resolve(undefined);
        waiting = waiting.filter(({ kind }) => kind !== request.kind);
      }
      // What is typed is shown first.
      if (request.kind === 'render') waiting.unshift(request);
      else waiting.push(request);
    },
    take: (): QueuedRequest | undefined => waiting.shift(),
    clear(): readonly QueuedRequest[] {
      const all = waiting;
      waiting = [];
      return all;
    },
  };
}

const LATEST_ONLY: ReadonlySet<RequestKind> = new Set(['render', 'scenarios']);
