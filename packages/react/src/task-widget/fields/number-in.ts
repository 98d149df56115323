/** The number in a field; undefined for an empty one. */
export function numberIn({ valueAsNumber }: HTMLInputElement): number | undefined {
  return Number.isNaN(valueAsNumber) ? undefined : valueAsNumber;
}
