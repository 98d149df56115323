import type { CallResponse } from '../../../contract/call-response.ts';
import type { Lease } from '../../../contract/limiter.ts';
import type { CallOptions } from '../../../contract/options.ts';
import type { CallTarget } from '../../../contract/task-functions.ts';
import { estimateTokens } from './estimate-tokens.ts';

/** The turn of a call at the limiter of its client. */
export interface Turn {
  /** Options by which every request of the call takes its turn. */
  readonly options: Pick<CallOptions, 'fetch'>;
  /** Waits for the turn at a provider. */
  readonly begin: (provider: string) => Promise<void>;
  /** Ends the turn, once. */
  readonly end: () => void;
}

/** Makes the turn of a call; undefined where its client has no limiter. */
export function createTurn(
  args: CallTarget,
  options: CallOptions,
  recorder: { readonly response: CallResponse; readonly waited: (queueMs: number) => void },
): Turn | undefined {
  const { limiter, signal, clock, fetch = globalThis.fetch } = options;
  if (!limiter) return;
  const now = () => (clock ?? performance).now();
  let lease: Lease | undefined;
  let requests = 0;
  return {
    options: {
      async fetch(input, init) {
        // Look-ups and polls are not what providers limit.
        if (!lease || (init?.method ?? 'GET') === 'GET') return fetch(input, init);
        if (requests++ > 0) await lease.again();
        const response = await fetch(input, init);
        lease.response(response);
        return response;
      },
    },
    async begin(provider) {
      const startedAt = now();
      lease = await limiter.acquire({ provider, tokens: estimateTokens(args), signal, clock });
      recorder.waited(now() - startedAt);
    },
    end() {
      lease?.end({ tokens: recorder.response.usage?.totalTokens });
      lease = undefined;
    },
  };
}
