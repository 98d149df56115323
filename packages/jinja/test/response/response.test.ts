import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPython, pinned } from '../../../../scripts/python-env.mjs';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { createResponseParser } from '../../src/chat/response/index.ts';
import { FAMILIES, type Family } from './families.ts';
import { parsePieces, parseWhole } from './here.ts';
import { type ResponseCase, type ResponseOracle, type ResponseOutcome, startResponseOracle } from './python.ts';
import { randomCases } from './random-cases.ts';

const look = {
  type: 'function',
  function: {
    name: 'look',
    parameters: {
      type: 'object',
      properties: { n: { type: ['integer', 'null'] }, at: { type: 'string' }, on: { anyOf: [{ type: 'boolean' }] } },
    },
  },
};

const cases = Object.values(FAMILIES).flatMap(({ template, texts, prefixes }) =>
  texts.flatMap((text) =>
    prefixes.flatMap((prefix) => [null, [look]].map((tools): ResponseCase => ({ template, text, prefix, tools }))),
  ),
);

/** The message of a JSON error is that of the decoder. */
const withoutDetail = (outcome: ResponseOutcome): ResponseOutcome =>
  outcome.ok ? outcome : { ...outcome, error: outcome.error.replace(/\nError: .*/s, '') };

describe('a response', () => {
  it('is the same message wherever its text is cut', () => {
    for (const one of cases) {
      const whole = parseWhole(one);
      expect(parsePieces(one, [...one.text]), one.text).toEqual(whole);
      if (one.tools) continue;
      for (let at = 0; at <= one.text.length; at++)
        expect(parsePieces(one, [one.text.slice(0, at), one.text.slice(at)]), one.text).toEqual(whole);
    }
    expect(cases.length).toBeGreaterThan(80);
  });

  it('never shows a part of a mark', () => {
    const { template } = FAMILIES['reasoning and JSON calls'] as Family;
    const parser = createResponseParser(template, { prefix: '<|im_start|>assistant\n<think>' });
    const text = 'Is 1 < 2?</think>Yes.\n\n<tool_call>{"name": "look", "arguments": {}}</tool_call>\n<|im_end|>\n';
    const shown = [...text].flatMap((char) => parser.push(char));
    expect(shown.flatMap((delta) => ('text' in delta ? [delta.text] : [])).join('')).toBe('Is 1 < 2?Yes.');
    expect(shown.filter((delta) => 'value' in delta)).toHaveLength(1);
  });

  it('gives text as soon as it cannot belong to a mark', () => {
    const { template } = FAMILIES['reasoning and JSON calls'] as Family;
    const parser = createResponseParser(template, { prefix: '' });
    expect(parser.push('Hello <|im')).toEqual([{ field: 'content', text: 'Hello' }]);
    expect(parser.push('_start')).toEqual([{ field: 'content', text: ' <|im_start' }]);
  });

  it('keeps no more of the text than a mark may need', () => {
    const { template } = FAMILIES['reasoning and JSON calls'] as Family;
    const parser = createResponseParser(template, { prefix: '' });
    for (let count = 0; count < 2000; count++)
      expect(parser.push('a < b; ')).toEqual([{ field: 'content', text: count === 0 ? 'a < b;' : ' a < b;' }]);
  });
});

describeWith(findPython(pinned('transformers')), 'compared with transformers itself', (python) => {
  let oracle: ResponseOracle;
  beforeAll(async () => {
    oracle = await startResponseOracle(python);
  });
  afterAll(() => oracle?.close());

  it('gives the messages and errors of transformers, whole and cut at every character', async () => {
    const answers = await oracle.parse(cases);
    const differences = cases.flatMap((one, index) => {
      const [whole, cut] = (answers[index] ?? []).map(withoutDetail);
      const ours = withoutDetail(parseWhole(one));
      const oursCut = withoutDetail(parsePieces(one, [...one.text]));
      const isSame = isDeepStrictEqual([ours, oursCut], [whole, cut]);
      return isSame ? [] : [{ ...one, whole, cut, ours, oursCut }];
    });
    expect(differences).toEqual([]);
  });

  it('parses 3,000 random texts by random templates as transformers does', async () => {
    const random = randomCases(20_261_123, 3000);
    const answers = await oracle.parse(random);
    const differences = random.flatMap((one, index) => {
      const [whole] = (answers[index] ?? []).map(withoutDetail);
      const ours = withoutDetail(parseWhole(one));
      const cut = withoutDetail(parsePieces(one, [...one.text]));
      return isDeepStrictEqual([ours, cut], [whole, whole]) ? [] : [{ ...one, whole, ours, cut }];
    });
    expect(differences).toEqual([]);
    expect(answers.filter(([whole]) => whole?.ok).length).toBeGreaterThan(1000);
  });
});
