import type { StreamRules } from '../../../contract/adapter.ts';
import type { CallObservation } from '../../../contract/call-observer.ts';
import type { CallAttempt, CallResponse, CallTimings, Usage } from '../../../contract/call-response.ts';
import type { Clock } from '../../../contract/clock.ts';
import { InferenceError } from '../../../contract/errors.ts';
import type { FailoverReason } from '../../../contract/failover.ts';
import type { CallEvent, CallOptions } from '../../../contract/options.ts';
import type { StartedCall } from '../../../request/started-call.ts';
import type { ChunkReader } from '../../../response/read-stream.ts';
import type { CallSteps } from '../../start-call.ts';
import { failoverReason } from '../failover/failover-reason.ts';
import { targetName } from '../failover/list-targets.ts';
import { readCost, readUsage } from './read-usage.ts';

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Records the course of one call, from the outside: through its events, its fetch and its steps. */
export class CallRecorder {
  readonly response: CallResponse;
  readonly #live: Partial<Mutable<Omit<CallResponse, 'attempts' | 'timings'>>> & {
    readonly attempts: Mutable<CallAttempt>[];
    readonly timings: Mutable<CallTimings>;
  };
  readonly #clock: Pick<Clock, 'now'>;
  readonly #startedAt: number;
  readonly #observation: CallObservation | undefined;
  /** Requests to the hub come before the call, polls and downloads after it. */
  #phase: 'look-up' | 'call' | 'after' = 'look-up';
  #place = { provider: '', model: undefined as string | undefined };
  #attempt: { readonly at: number; readonly entry: Mutable<CallAttempt> } | undefined;
  #end: () => void = () => {};
  #isOver = false;

  constructor(clock: Pick<Clock, 'now'> | undefined, observation: CallObservation | undefined) {
    this.#clock = clock ?? performance;
    this.#startedAt = this.#clock.now();
    this.#observation = observation;
    const ended = new Promise<void>((resolve) => {
      this.#end = resolve;
    });
    this.#live = { attempts: [], timings: { queueMs: 0 }, usage: undefined, cost: undefined, ended };
    // Complete before anybody is given it: when the call has a result, or its stream a first chunk.
    this.response = this.#live as CallResponse;
  }

  /** Options of a call that is recorded. */
  options<O extends CallOptions>(options: O): O {
    const { onEvent, fetch = (...args: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...args) } = options;
    return {
      ...options,
      onEvent: (event: CallEvent) => {
        this.#note(event);
        onEvent?.(event);
      },
      fetch: async (...args: Parameters<typeof globalThis.fetch>) => {
        const response = await fetch(...args);
        if (this.#phase === 'call') this.#noteResponse(response);
        return response;
      },
    };
  }

  /** Steps of a call that is recorded. */
  steps(steps: CallSteps, streamRules: (started: StartedCall) => StreamRules): CallSteps {
    return {
      ...steps,
      resolveRoutes: async (request) => {
        this.#phase = 'look-up';
        const routes = await steps.resolveRoutes(request);
        const [{ provider, mapping, endpoint }] = routes;
        const { model = '' } = request.target;
        this.#place = {
          provider: endpoint ? targetName({ endpointUrl: endpoint.url }) : provider.id,
          model: mapping.hfModelId || model,
        };
        this.#live.provider = this.#place.provider;
        this.#live.model = mapping.hfModelId || model;
        this.#live.providerModel = mapping.providerId;
        this.#phase = 'call';
        return routes;
      },
      readBody: async (opened, started) => {
        const body = await steps.readBody(opened, started);
        this.#phase = 'after';
        this.#noteUsage(body);
        return body;
      },
      streamRules: (started) => {
        const rules = (steps.streamRules ?? streamRules)(started);
        return {
          ...rules,
          chunk: (data, soFar) => {
            this.#noteUsage(data);
            return rules.chunk(data, soFar);
          },
        };
      },
    };
  }

  /** Runs the call in the context of its observer. */
  run<T>(call: () => T): T {
    return this.#observation?.run ? this.#observation.run(call) : call();
  }

  /** Adds to the time in the queue of a limiter. */
  waited(queueMs: number): void {
    this.#live.timings.queueMs += queueMs;
  }

  /** Records the first chunk of a stream, and what follows. */
  reader<T>(first: T | undefined, reader: ChunkReader<T>): ChunkReader<T> {
    this.#live.timings.firstTokenMs = this.#now();
    this.#phase = 'after';
    const note = (chunk: T | undefined) => {
      if (chunk !== undefined) this.#observation?.chunk?.(chunk);
    };
    note(first);
    const end = (error: unknown) => {
      this.end({ error });
      return error;
    };
    return {
      take: () => {
        try {
          const chunk = reader.take();
          note(chunk);
          return chunk;
        } catch (error) {
          throw end(error);
        }
      },
      next: async () => {
        try {
          const chunk = await reader.next();
          note(chunk);
          if (chunk === undefined) this.end({});
          return chunk;
        } catch (error) {
          throw end(error);
        }
      },
      close: async () => {
        this.end({});
        await reader.close();
      },
    };
  }

  /** Ends the record. */
  end(outcome: { readonly result?: unknown; readonly error?: unknown }): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#live.timings.totalMs = this.#now();
    if (outcome.error !== undefined && this.#phase !== 'after') this.#noteFailure(outcome.error);
    this.#observation?.end({ ...outcome, response: this.#live });
    this.#end();
  }

  #now(): number {
    return this.#clock.now() - this.#startedAt;
  }

  #note(event: CallEvent): void {
    if (event.type === 'failover') this.#notePassedOver(event);
    if (this.#phase !== 'call') return;
    if (event.type === 'request') {
      const entry = { ...this.#place, durationMs: 0 };
      this.#attempt = { at: this.#now(), entry };
      this.#live.attempts.push(entry);
    } else if (event.type === 'response' && this.#attempt) {
      const { entry, at } = this.#attempt;
      entry.status = event.status;
      entry.durationMs = this.#now() - at;
      if (event.requestId !== undefined) entry.requestId = event.requestId;
      this.#live.requestId = event.requestId;
    } else if (event.type === 'retry' && this.#attempt) {
      this.#attempt.entry.retryDelayMs = event.delayMs;
      this.#noteFailure(event.error);
    }
  }

  /** A provider without a request did not answer either. */
  #notePassedOver({ provider, model, reason, error }: Extract<CallEvent, { readonly type: 'failover' }>): void {
    if (this.#attempt) {
      this.#noteFailure(error, reason);
      return;
    }
    const message = error instanceof Error ? { message: error.message } : {};
    this.#live.attempts.push({ provider, model, durationMs: 0, reason, ...message });
  }

  #noteFailure(error: unknown, reason: FailoverReason | 'other' = failoverReason(error) ?? 'other'): void {
    if (!this.#attempt) return;
    const { at, entry } = this.#attempt;
    this.#attempt = undefined;
    entry.durationMs = this.#now() - at;
    entry.reason = reason;
    if (InferenceError.is(error)) entry.message = error.message;
  }

  #noteResponse({ status, headers }: Response): void {
    this.#live.status = status;
    this.#live.headers = headers;
    this.#live.timings.headersMs = this.#now();
  }

  #noteUsage(body: unknown): void {
    const usage: Usage | undefined = readUsage(body);
    if (usage) this.#live.usage = { ...this.#live.usage, ...usage };
    this.#live.cost = readCost(body) ?? this.#live.cost;
  }
}
