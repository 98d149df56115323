/** Returns the schema inside pipes and optional wrappers. */
export function innermost(schema: unknown): unknown {
  const { pipe, wrapped } = (schema ?? {}) as { readonly pipe?: readonly unknown[]; readonly wrapped?: unknown };
  if (pipe) return innermost(pipe[0]);
  return wrapped === undefined ? schema : innermost(wrapped);
}
