import type { CallObservation, CallObserver, ObservedCall } from '../../contract/call-observer.ts';
import { endAttributes, errorType, operationName, startAttributes } from './attributes.ts';
import { createInstruments } from './instruments.ts';
import { type AgentRecorder, observeAgent } from './observe-agent.ts';
import type { Attributes, OpenTelemetryApi, Span } from './opentelemetry-api.ts';

export type {
  CallObservation,
  CallObserver,
  ObservedCall,
  ObservedResponse,
  ObservedRun,
  ObservedTool,
  RunObservation,
  ToolObservation,
} from '../../contract/call-observer.ts';

const SCOPE = '@hubkit/inference';
const VERSION = '0.1.0';
/** SpanKind.INTERNAL, SpanKind.CLIENT and SpanStatusCode.ERROR of the API. */
const INTERNAL = 0;
const CLIENT = 2;
const ERROR = 2;

/** Settings of telemetry. */
export interface TelemetryOptions {
  /** Record the messages of chats and their answers, and arguments and results of tools, which may be private. @default false */
  readonly recordContent?: boolean;
}

/**
 * Creates spans and metrics of calls, and of runs with tools, by the GenAI conventions of OpenTelemetry: version 0.1.0 of
 * `semantic-conventions-genai`.
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
  const instruments = createInstruments(api.metrics.getMeter(SCOPE, VERSION));
  const within = <T>(span: Span, part: () => T): T =>
    api.context.with(api.trace.setSpan(api.context.active(), span), part);
  const fail = (span: Span, error: unknown) => {
    const type = errorType(error);
    span.setAttributes({ 'error.type': type });
    // The message may quote the response of the provider, so it is content.
    span.setStatus({ code: ERROR, message: recordContent && error instanceof Error ? error.message : type });
  };
  const recorder: AgentRecorder = {
    ...{ instruments, recordContent, within, fail },
    startSpan: (name, attributes) => tracer.startSpan(name, { kind: INTERNAL, attributes }),
  };

  return {
    observeRun: (run) => observeAgent(run, recorder),
    observe(call: ObservedCall): CallObservation {
      const name = [operationName(call.task), call.model].filter(Boolean).join(' ');
      const span = tracer.startSpan(name, { kind: CLIENT, attributes: startAttributes(call, recordContent) });
      const chunks: unknown[] = [];
      return {
        run: (work) => within(span, work),
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
          if (error !== undefined) fail(span, error);
          instruments.recordCall(call, response, error === undefined ? undefined : errorType(error));
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
