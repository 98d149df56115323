/** A text that is cut at names: its pieces, and between them the indexes of the names. */
export type CutText = readonly (string | number)[];

/** Cuts a text at names, the first of them first. */
export function cutText(text: string, names: readonly string[]): CutText {
  let cut: CutText = [text];
  for (const [index, name] of names.entries())
    cut = cut.flatMap((piece) =>
      typeof piece === 'string' ? piece.split(name).flatMap((part, place) => (place ? [index, part] : part)) : piece,
    );
  return cut;
}

/** Puts names in the places where a text was cut. */
export function fillText(text: CutText, names: readonly string[]): string {
  let filled = text[0] as string;
  // Texts and indexes take turns.
  for (let place = 1; place < text.length; place += 2)
    filled += (names[text[place] as number] as string) + (text[place + 1] as string);
  return filled;
}
