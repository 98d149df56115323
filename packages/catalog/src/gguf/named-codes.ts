/** Names with their codes, and codes with their names: what code that was written for an enum reads. */
export function namedCodes<const Codes extends Readonly<Record<string, number>>>(
  codes: Codes,
): Codes & { readonly [code: number]: keyof Codes & string } {
  return { ...codes, ...Object.fromEntries(Object.entries(codes).map(([name, code]) => [code, name])) };
}
