/** Formats a duration: milliseconds below one second, seconds with one or two decimals above. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  return `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}

/** The name of a model without its owner. */
export function shortName(modelId: string): string {
  return modelId.split('/').at(-1) || modelId;
}
