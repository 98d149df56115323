import type { Row } from '@hubkit/bulk';
import type { RunState } from './disk-run.ts';

const RATE = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

export const STATE_LABELS: Readonly<Record<RunState, string>> = {
  running: 'Running',
  paused: 'Paused',
  waiting: 'Waiting',
  stopping: 'Stopping',
  left: 'Stopped',
  over: 'Done',
};

/** A number to three digits: `1,230`, `0.456`. */
export function rate(value: number): string {
  return RATE.format(value);
}

/** A duration with its two largest units: `2 h 5 min`, `40 s`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A value of a row in one line: texts as they are, everything else as JSON. */
export function inLine(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** The values of a row that a prompt is made of, in one line; that of its first column where the prompt names none. */
export function describeInput(row: Row, prompt?: string): string {
  return splitInput(row, prompt)
    .used.map(([, value]) => inLine(value))
    .join(' · ');
}

/** A prompt whose short tags do not break between lines. */
export function holdTags(prompt: string): string {
  return prompt.replaceAll(/\{\{[^{}]{1,24}\}\}/g, (tag) => tag.replaceAll(' ', '\u00a0'));
}

type Column = readonly [name: string, value: unknown];

/** The columns of a row that a prompt is made of, the first one where it names none; and all others. */
export function splitInput(
  row: Row,
  prompt = '',
): { readonly used: readonly Column[]; readonly others: readonly Column[] } {
  const tags = prompt.match(/\{[{%].*?[%}]\}/gs) ?? [];
  const names = new Set(tags.flatMap((tag) => tag.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []));
  const columns = Object.entries(row);
  const named = columns.filter(([name]) => names.has(name));
  const used = named.length > 0 ? named : columns.slice(0, 1);
  return { used, others: columns.filter((column) => !used.includes(column)) };
}
