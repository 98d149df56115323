import type { Attributes, OpenTelemetryApi } from '../../src/call/telemetry/opentelemetry-api.ts';

/** A span as a collector has it. */
interface SeenSpan {
  readonly name: string;
  readonly kind: number | undefined;
  attributes: Attributes;
  status: object | undefined;
  readonly events: unknown[];
  isEnded: boolean;
}

/** The API of OpenTelemetry with a collector in memory. */
export function collector() {
  const spans: SeenSpan[] = [];
  const metrics: { readonly name: string; readonly value: number; readonly attributes: Attributes | undefined }[] = [];
  let active: unknown = 'root';
  const api: OpenTelemetryApi = {
    trace: {
      getTracer: () => ({
        startSpan(name, options) {
          const span: SeenSpan = {
            name,
            kind: options?.kind,
            attributes: { ...options?.attributes },
            status: undefined,
            events: [],
            isEnded: false,
          };
          spans.push(span);
          return {
            setAttributes: (attributes) => Object.assign(span.attributes, attributes),
            setStatus: (status) => {
              span.status = status;
            },
            addEvent: (event, attributes) => span.events.push([event, attributes]),
            end: () => {
              span.isEnded = true;
            },
          };
        },
      }),
      setSpan: (_, span) => span,
    },
    metrics: {
      getMeter: () => ({
        createHistogram: (name) => ({ record: (value, attributes) => void metrics.push({ name, value, attributes }) }),
      }),
    },
    context: {
      active: () => active,
      with(context, run) {
        const before = active;
        active = context;
        try {
          return run();
        } finally {
          active = before;
        }
      },
    },
  };
  return { api, spans, metrics };
}
