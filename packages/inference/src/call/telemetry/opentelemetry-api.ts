/** Values of attributes that are recorded. */
export type Attributes = Record<string, string | number | boolean | string[] | undefined>;

/** The part of a span that is used. */
export interface Span {
  setAttributes(attributes: Attributes): unknown;
  setStatus(status: { code: number; message?: string }): unknown;
  addEvent(name: string, attributes?: Attributes): unknown;
  end(): void;
}

/** The part of a tracer that is used. */
interface Tracer {
  startSpan(name: string, options?: { kind?: number; attributes?: Attributes }): Span;
}

/** The part of a meter that is used. */
export interface Meter {
  createHistogram(
    name: string,
    options?: { description?: string; unit?: string; advice?: { explicitBucketBoundaries?: number[] } },
  ): { record(value: number, attributes?: Attributes): void };
  createCounter(
    name: string,
    options?: { description?: string; unit?: string },
  ): { add(value: number, attributes?: Attributes): void };
}

/** The part of `@opentelemetry/api` that is used; the module itself fits. */
export interface OpenTelemetryApi {
  readonly trace: {
    getTracer(name: string, version?: string): Tracer;
    // The context of the API is opaque, and its spans have more members than these.
    // biome-ignore lint/suspicious/noExplicitAny: the types of the API are its own.
    setSpan(context: any, span: any): any;
  };
  readonly metrics: {
    getMeter(name: string, version?: string): Meter;
  };
  readonly context: {
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    active(): any;
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    with(context: any, run: () => any): any;
  };
}
