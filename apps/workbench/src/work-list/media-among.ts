/** Returns the first image or video among values. */
export function mediaAmong(...values: readonly unknown[]): Blob | undefined {
  return values.find((value): value is Blob => value instanceof Blob && /^(image|video)\//.test(value.type));
}
