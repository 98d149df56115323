import type { EvaluationResult } from '@hubkit/bulk/evaluate';

/** The columns of a row in one line. */
export function rowText({ input }: EvaluationResult): string {
  const texts = Object.values(input).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return shortText(texts.filter(Boolean).join(' · '), 80);
}

/** A text in one line of a length. */
export function shortText(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
