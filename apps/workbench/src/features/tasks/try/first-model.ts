/** Returns the id of the first recommended model that a service has; else that of its first one, or ''. */
export function firstModel(served: readonly { readonly id: string }[], picks: readonly string[]): string {
  const ids = new Set(served.map(({ id }) => id));
  return picks.find((id) => ids.has(id)) ?? served[0]?.id ?? '';
}
