import type { CallObservation, CallObserver, ObservedCall } from '../../contract/call-observer.ts';
import { InferenceError } from '../../contract/errors.ts';
import { endAttributes, metricAttributes, operationName, startAttributes } from './attributes.ts';
import type { Attributes, OpenTelemetryApi, Span } from './opentelemetry-api.ts';

const SCOPE = '@hubkit/inference';
const VERSION = '0.1.0';
/** SpanKind.CLIENT and SpanStatusCode.ERROR of the API. */
const CLIENT = 2;
const ERROR = 2;

/** Bucket boundaries that the conventions advise. */
const TOKENS = [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216, 67108864];
const SECONDS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];

/** Settings of telemetry. */
export interface TelemetryOptions {
  /** Record the messages of chats and their answers, which may be private. @default false */
  readonly recordContent?: boolean;
}

/**
 * Creates spans and metrics of calls by the GenAI conventions of OpenTelemetry, version 1.41.0.
 *
 * @param api - The module `@opentelemetry/api`, or an object with its `trace`, `metrics` and `context`.
 * @example
 * ```ts
 * import * as api from '@opentelemetry/api';
 * import { openTelemetry } from '@hubkit/inference/telemetry';
 *
 * const client = new InferenceClient(process.env.HF_TOKEN, { telemetry: openTelemetry(api) });
 * ```
 */
export function openTelemetry(api: OpenTelemetryApi, { recordContent = false }: TelemetryOptions = {}): CallObserver {
  const tracer = api.trace.getTracer(SCOPE, VERSION);
  const meter = api.metrics.getMeter(SCOPE, VERSION);
  const histogram = (name: string, unit: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries } });
  const duration = histogram('gen_ai.client.operation.duration', 's', SECONDS);
  const firstChunk = histogram('gen_ai.client.operation.time_to_first_chunk', 's', SECONDS);
  const tokens = histogram('gen_ai.client.token.usage', '{token}', TOKENS);

  return {
    observe(call: ObservedCall): CallObservation {
      const name = [operationName(call.task), call.model].filter(Boolean).join(' ');
      const attributes = startAttributes(call, recordContent);
      const span: Span = tracer.startSpan(name, { kind: CLIENT, attributes });
      const chunks: unknown[] = [];
      return {
        run: (work) => api.context.with(api.trace.setSpan(api.context.active(), span), work),
        chunk: (chunk) => void chunks.push(chunk),
        end({ result, error, response }) {
          const found = result === undefined ? chunks : [result];
          span.setAttributes(redacted(endAttributes(found, response, recordContent), call));
          for (const attempt of response.attempts) {
            if (!attempt.reason) continue;
            const { provider, reason, status } = attempt;
            span.addEvent('hubkit.attempt', {
              'gen_ai.provider.name': provider,
              'error.type': reason,
              ...(status !== undefined && { 'http.response.status_code': status }),
            });
          }
          const type = error === undefined ? undefined : errorType(error);
          if (type !== undefined) {
            span.setAttributes({ 'error.type': type });
            // The message may quote the response of the provider, so it is content.
            span.setStatus({ code: ERROR, message: recordContent && error instanceof Error ? error.message : type });
          }
          const shared = metricAttributes(call, response, type);
          const { totalMs = 0, firstTokenMs } = response.timings;
          duration.record(totalMs / 1000, shared);
          if (firstTokenMs !== undefined) firstChunk.record(firstTokenMs / 1000, shared);
          const { inputTokens, outputTokens } = response.usage ?? {};
          if (inputTokens !== undefined) tokens.record(inputTokens, { ...shared, 'gen_ai.token.type': 'input' });
          if (outputTokens !== undefined) tokens.record(outputTokens, { ...shared, 'gen_ai.token.type': 'output' });
          span.end();
        },
      };
    },
  };
}

/** The attributes without the keys that a service has repeated in its response. */
function redacted(attributes: Attributes, { redact }: ObservedCall): Attributes {
  const shown = (value: Attributes[string]): Attributes[string] => {
    if (typeof value === 'string') return redact(value);
    return Array.isArray(value) ? value.map(redact) : value;
  };
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, shown(value)]));
}

/** The class of a failure: the status of an error response, the code of our errors, or the name of any other error. */
function errorType(error: unknown): string {
  if (InferenceError.is(error)) return `${error.response?.status ?? error.code}`;
  return error instanceof Error ? error.name : '_OTHER';
}
