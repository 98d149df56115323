import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, OpenTelemetryApi, Span } from '../../src/call/telemetry/opentelemetry-api.ts';

/** A span as a collector has it. */
interface SeenSpan {
  readonly name: string;
  readonly kind: number | undefined;
  /** Name of the span that was active at its start. */
  readonly parent: string | undefined;
  attributes: Attributes;
  status: object | undefined;
  readonly events: unknown[];
  isEnded: boolean;
}

/** One for all collectors: each costs every promise of the process time. */
const contexts = new AsyncLocalStorage<unknown>();

/** The API of OpenTelemetry with a collector in memory. */
export function collector() {
  const spans: SeenSpan[] = [];
  const metrics: { readonly name: string; readonly value: number; readonly attributes: Attributes | undefined }[] = [];
  const names = new Map<unknown, string>();
  const api: OpenTelemetryApi = {
    trace: {
      getTracer: () => ({
        startSpan(name, options) {
          const span: SeenSpan = {
            name,
            kind: options?.kind,
            parent: names.get(contexts.getStore()),
            attributes: { ...options?.attributes },
            status: undefined,
            events: [],
            isEnded: false,
          };
          spans.push(span);
          const own: Span = {
            setAttributes: (attributes) => Object.assign(span.attributes, attributes),
            setStatus: (status) => {
              span.status = status;
            },
            addEvent: (event, attributes) => span.events.push([event, attributes]),
            end: () => {
              span.isEnded = true;
            },
          };
          names.set(own, name);
          return own;
        },
      }),
      setSpan: (_, span) => span,
    },
    metrics: {
      getMeter: () => ({
        createHistogram: (name) => ({ record: (value, attributes) => void metrics.push({ name, value, attributes }) }),
        createCounter: (name) => ({ add: (value, attributes) => void metrics.push({ name, value, attributes }) }),
      }),
    },
    context: { active: () => contexts.getStore(), with: (context, run) => contexts.run(context, run) },
  };
  return { api, spans, metrics };
}
