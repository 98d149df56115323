/** The schema that pipes were put around, or that was made optional. */
export function innermost(schema: unknown): unknown {
  const { pipe, wrapped } = (schema ?? {}) as { readonly pipe?: readonly unknown[]; readonly wrapped?: unknown };
  if (pipe) return innermost(pipe[0]);
  return wrapped === undefined ? schema : innermost(wrapped);
}
