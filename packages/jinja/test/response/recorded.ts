import { readFileSync, writeFileSync } from 'node:fs';
import type { ResponseTemplate } from '../../src/chat/response/index.ts';
import type { ResponseCase, ResponseOutcome } from './python.ts';

/** Texts and their outcomes in transformers, by one response template. */
export interface RecordedGroup {
  /** Behavior under test. */
  readonly about: string;
  readonly template: ResponseTemplate;
  readonly cases: readonly RecordedCase[];
}

interface RecordedCase {
  readonly text: string;
  readonly prefix?: string;
  readonly outcome: ResponseOutcome;
  /** The outcome of the text cut at every character, where it is another. */
  readonly cut?: ResponseOutcome;
  /** Our error message, where the compatibility page names a difference. */
  readonly ourError?: string;
}

const file = new URL('recorded.json', import.meta.url);

/** Reads the outcomes that `npm run responses` has written. */
export const readRecorded = (): { transformers: string; groups: readonly RecordedGroup[] } =>
  JSON.parse(readFileSync(file, 'utf8'));

/** Writes outcomes, a line for each case. */
export function writeRecorded(transformers: string, groups: readonly RecordedGroup[]): void {
  const printed = groups.map(({ about, template, cases }) => {
    const lines = cases.map((one) => `  ${JSON.stringify(one)}`).join(',\n');
    return `{"about": ${JSON.stringify(about)},\n "template": ${JSON.stringify(template)},\n "cases": [\n${lines}]}`;
  });
  writeFileSync(file, `{"transformers": "${transformers}", "groups": [\n${printed.join(',\n')}\n]}\n`);
}

/** A recorded case as the parsers here and in Python take it. */
export const caseOf = (
  { template }: Pick<RecordedGroup, 'template'>,
  { text, prefix = '' }: Pick<RecordedCase, 'text' | 'prefix'>,
): ResponseCase => ({ template, text, prefix, tools: null });
