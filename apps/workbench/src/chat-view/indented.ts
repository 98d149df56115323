/** A JSON object or list with line breaks; undefined for other texts, and for what is not whole yet. */
export function indented(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : undefined;
  } catch {
    return undefined;
  }
}
