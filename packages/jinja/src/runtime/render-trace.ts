import type { CompiledTemplate } from './compiled.ts';

/** Observes a render from the inside; it runs templates that are compiled for tracing. */
export interface RenderTrace {
  /** Starts a render, and gives the form of the template that reports to the trace. */
  begin(template: CompiledTemplate, variables: object): CompiledTemplate;
  /** The reporting form of a template that the first one loads. */
  traced(template: CompiledTemplate): CompiledTemplate;
}
