import { readResult } from '@hubkit/react/result-view';
import type { Run } from '../run/run.ts';

/** Returns the text that a run has as its result; '' for a result of another kind. */
export function textOfResult({ text, output }: Pick<Run, 'text' | 'output'>): string {
  if (text !== '') return text;
  const result = readResult(output);
  return result.kind === 'text' ? result.data.join('\n\n') : '';
}
