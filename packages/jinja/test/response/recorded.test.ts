import { describe, expect, it } from 'vitest';
import { findPython, pinned } from '../../../../scripts/python-env.mjs';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { parsePieces, parseWhole } from './here.ts';
import { type ResponseOutcome, startResponseOracle } from './python.ts';
import { caseOf, readRecorded } from './recorded.ts';

const { groups } = readRecorded();

/** The message of a JSON error is that of the decoder. */
const withoutDetail = (outcome: ResponseOutcome): ResponseOutcome =>
  outcome.ok ? outcome : { ...outcome, error: outcome.error.replace(/\nError: .*/s, '') };

describe.each(groups)('$about', (group) => {
  it.each(group.cases)('$text', ({ outcome, cut = outcome, ourError, ...given }) => {
    const expected = (recorded: ResponseOutcome): ResponseOutcome =>
      withoutDetail(recorded.ok || ourError === undefined ? recorded : { ...recorded, error: ourError });
    const one = caseOf(group, given);
    expect(withoutDetail(parseWhole(one))).toEqual(expected(outcome));
    expect(withoutDetail(parsePieces(one, [...one.text]))).toEqual(expected(cut));
  });
});

describeWith(findPython(pinned('transformers')), 'recorded responses, against transformers', (python) => {
  it('are what transformers makes now', async () => {
    const oracle = await startResponseOracle(python);
    const cases = groups.flatMap((group) => group.cases.map((one) => ({ ...one, ...caseOf(group, one) })));
    const answers = await oracle.parse(cases).finally(() => oracle.close());
    for (const [index, { text, outcome, cut = outcome }] of cases.entries())
      expect(answers[index], text).toEqual([outcome, cut]);
  });
});
