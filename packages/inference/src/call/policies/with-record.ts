import type { CallRecord } from '../../contract/call-record.ts';
import type { CallAttempt, CallResponse, CallTimings, Usage } from '../../contract/call-response.ts';
import type { Clock } from '../../contract/clock.ts';
import { cleanToken } from '../../contract/credentials.ts';
import { InferenceError } from '../../contract/errors.ts';
import type { FailoverReason } from '../../contract/failover.ts';
import type { CallEvent } from '../../contract/options.ts';
import type { CallTargets } from '../../contract/task-functions.ts';
import { type CallState, changedCall } from '../../request/call-state.ts';
import { taskInput } from '../../request/task-input.ts';
import type { OpenedStream } from '../../response/chunk-stream.ts';
import { tapStream } from '../../response/tap-stream.ts';
import type { CallContext } from '../../transport/context.ts';
import { redactText } from '../../transport/redact.ts';
import { listSecrets } from '../run-steps.ts';
import { failoverReason } from './failover/failover-reason.ts';
import { type CalledTarget, calledTarget, targetName } from './failover/list-targets.ts';
import type { Policy } from './policy.ts';
import { mayReportUsage, readCost, readUsage } from './record/read-usage.ts';
import { type SafeObservation, safeObservation } from './record/safe-observation.ts';
import { shownHeaders } from './record/shown-headers.ts';

/** Records a call for `withResponse`, its observer, the cache, and the limiter, which needs the number of tokens used. */
export const withRecord: Policy = {
  order: 10,
  options: ['cache', 'limiter', 'telemetry'],
  isNeeded: ({ watch }) => watch?.isOn === true,
  around: (next) => async (started) => {
    const record = new Recorder(started.options.clock, observe(started));
    started.record = record;
    if (started.watch) started.watch.response = record.response;
    try {
      const result = await record.run(() => next(started));
      if (started.isStream) return record.stream(result as OpenedStream<unknown>);
      record.end({ result });
      return result;
    } catch (error) {
      record.end({ error });
      throw error;
    }
  },
  aroundRequest: (next) => async (started) => {
    // The policy above has put it there.
    const record = started.record as Recorder;
    record.beginRequest(started);
    const read = await next(changedCall(started, { context: record.context(started.context) }));
    record.endRequest();
    if (!started.isStream) record.addUsage(read);
    return read;
  },
};

function observe({ task, args, options, isStream }: CallState): SafeObservation | undefined {
  if (!options.telemetry) return;
  const { provider, fallbacks = [], ...place } = args as CallTargets;
  const [first] = [provider].flat();
  const target = { ...place, provider: first };
  const input = { ...taskInput(task, target) };
  const secrets = [place, ...fallbacks].flatMap(({ accessToken }) =>
    listSecrets(cleanToken(accessToken), options.billTo),
  );
  const redact = (text: string) => redactText(text, secrets);
  const call = { task, provider: targetName(target), model: args.model, isStream, input, redact };
  return safeObservation(options.telemetry, call);
}

/** A target that responds. */
type CalledModel = Pick<CallResponse, 'provider' | 'model' | 'providerModel'>;

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** The record of one call. */
class Recorder implements CallRecord {
  readonly response: CallResponse;
  readonly #live: Partial<Mutable<Omit<CallResponse, 'attempts' | 'timings' | 'warnings'>>> & {
    readonly warnings: string[];
    readonly attempts: Mutable<CallAttempt>[];
    readonly timings: Mutable<CallTimings>;
  };
  readonly #clock: Pick<Clock, 'now'>;
  readonly #startedAt: number;
  readonly #observation: SafeObservation | undefined;
  #target: CalledTarget = { provider: '', model: undefined };
  #origin: string | undefined;
  /** True once the response was read; later failures do not belong to an attempt. */
  #isAnswered = false;
  #attempt: { readonly at: number; readonly entry: Mutable<CallAttempt> } | undefined;
  #end: () => void = () => {};
  #isOver = false;

  constructor(clock: Pick<Clock, 'now'> | undefined, observation: SafeObservation | undefined) {
    this.#clock = clock ?? performance;
    this.#startedAt = this.#clock.now();
    this.#observation = observation;
    const ended = new Promise<void>((resolve) => {
      this.#end = resolve;
    });
    this.#live = {
      attempts: [],
      warnings: [],
      timings: { queueMs: 0 },
      cached: false,
      usage: undefined,
      cost: undefined,
      ended,
    };
    // Complete when the call has a result, or its stream a first chunk: the user gets it no earlier.
    this.response = this.#live as CallResponse;
  }

  /** Begins the request to a target. */
  beginRequest(started: CallState): void {
    const { provider, model = '' } = calledTarget(started);
    this.#setTarget({ provider, model, providerModel: started.route.mapping.providerId });
    this.#isAnswered = false;
    this.#live.cached = false;
  }

  /** Records that the call was answered from the cache. It used nothing beside what earlier targets have. */
  addCached(target: CalledModel): void {
    this.#setTarget(target);
    this.#isAnswered = true;
    this.#live.cached = true;
    this.#live.status = 200;
    this.#live.headers = new Headers();
    this.#live.requestId = undefined;
    this.#live.usage ??= { inputTokens: 0, outputTokens: 0, totalTokens: 0 };
    this.#live.cost ??= 0;
  }

  #setTarget({ provider, model, providerModel }: CalledModel): void {
    this.#target = { provider, model };
    this.#origin = undefined;
    Object.assign(this.#live, { provider, model, providerModel });
  }

  /** Ends the request, whose response was read. */
  endRequest(): void {
    this.#isAnswered = true;
  }

  /** Returns the context of a request that is recorded. */
  context(context: CallContext): CallContext {
    const { fetch, emit, secrets } = context;
    return {
      ...context,
      isUnobserved: !emit,
      emit: (event) => {
        this.#addEvent(event);
        emit?.(event);
      },
      fetch: async (input, init) => {
        this.#origin ??= parseOrigin(input);
        const response = await fetch(input, init);
        this.#live.status = response.status;
        this.#live.headers = shownHeaders(response.headers, secrets);
        this.#live.timings.headersMs = this.#now();
        return response;
      },
    };
  }

  run<T>(part: () => T): T {
    return this.#observation ? this.#observation.run(part) : part();
  }

  addQueueTime(ms: number): void {
    this.#live.timings.queueMs += ms;
  }

  /** Records the first chunk of a stream, and what follows. */
  stream<T>(begun: OpenedStream<T>): OpenedStream<T> {
    this.#live.timings.firstTokenMs = this.#now();
    return tapStream(begun, {
      chunk: (chunk) => this.#observation?.chunk(chunk),
      end: (error) => this.end({ error }),
    });
  }

  /** Ends the record. */
  end(outcome: { readonly result?: unknown; readonly error?: unknown }): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#live.timings.totalMs = this.#now();
    if (outcome.error !== undefined && !this.#isAnswered) this.#endAttempt(outcome.error);
    const origin = this.#origin;
    this.#observation?.end({ ...outcome, response: origin === undefined ? this.#live : { ...this.#live, origin } });
    this.#end();
  }

  addFailover({ provider, model, reason, error }: Parameters<CallRecord['addFailover']>[0]): void {
    if (this.#attempt) {
      this.#endAttempt(error, reason);
      return;
    }
    // A provider without a request did not answer either.
    const message = error instanceof Error ? { message: error.message } : {};
    this.#live.attempts.push({ provider, model, durationMs: 0, reason, ...message });
  }

  addWarning(message: string): void {
    this.#live.warnings.push(message);
  }

  addUsage(body: unknown): void {
    if (!mayReportUsage(body)) return;
    const usage: Usage | undefined = readUsage(body);
    if (usage) this.#live.usage = { ...this.#live.usage, ...usage };
    this.#live.cost = readCost(body) ?? this.#live.cost;
  }

  #addEvent(event: CallEvent): void {
    if (event.type === 'request') {
      const entry = { ...this.#target, durationMs: 0 };
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
      this.#endAttempt(event.error);
    }
  }

  /** Ends the attempt that is under way with its failure. */
  #endAttempt(error: unknown, reason: FailoverReason | 'other' = failoverReason(error) ?? 'other'): void {
    if (!this.#attempt) return;
    const { at, entry } = this.#attempt;
    this.#attempt = undefined;
    entry.durationMs = this.#now() - at;
    entry.reason = reason;
    if (InferenceError.is(error)) entry.message = error.message;
  }

  #now(): number {
    return this.#clock.now() - this.#startedAt;
  }
}

function parseOrigin(input: Parameters<typeof fetch>[0]): string | undefined {
  const url = input instanceof Request ? input.url : String(input);
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
