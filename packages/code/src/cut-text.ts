/** A text that is cut at names: a name follows each part but the last. */
export interface CutText {
  readonly parts: readonly string[];
  /** Indexes of the names. */
  readonly names: readonly number[];
}

/** Cuts a text at names, the first of them first; returns a text without any as it is. */
export function cutText(text: string, names: readonly string[]): string | CutText {
  let parts = [text];
  let indexes: number[] = [];
  for (const [index, name] of names.entries()) {
    if (!text.includes(name)) continue;
    const pieces = parts.map((part) => part.split(name));
    indexes = pieces.flatMap(({ length }, place) => [
      ...new Array<number>(length - 1).fill(index),
      ...indexes.slice(place, place + 1),
    ]);
    parts = pieces.flat();
  }
  return indexes.length === 0 ? text : { parts, names: indexes };
}

/** Puts names in the places where a text was cut. */
export function fillText(text: string | CutText, names: readonly string[]): string {
  if (typeof text === 'string') return text;
  const { parts, names: indexes } = text;
  let filled = parts[0] as string;
  for (let place = 0; place < indexes.length; place++)
    filled += (names[indexes[place] as number] as string) + (parts[place + 1] as string);
  return filled;
}
