/** A part of a text; without `label` it is plain. */
export interface TextPart {
  readonly text: string;
  readonly label?: string;
}

interface LabeledRange {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Divides a text at labeled ranges. Ranges beyond the text, without length, or that begin inside an earlier one are left out, so the
 * parts always give the whole text.
 */
export function splitTokens(text: string, ranges: readonly LabeledRange[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  for (const { label, start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const isInside = Number.isInteger(start) && Number.isInteger(end) && start >= position && end <= text.length;
    if (!isInside || end <= start) continue;
    if (start > position) parts.push({ text: text.slice(position, start) });
    parts.push({ text: text.slice(start, end), label });
    position = end;
  }
  if (position < text.length) parts.push({ text: text.slice(position) });
  return parts;
}
