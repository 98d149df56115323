import { describe, expect, it } from 'vitest';
import { SAMPLE_MODELS } from '../../catalog-data/sample-models.ts';
import { parseRecord } from './parse-record.ts';

describe('parseRecord', () => {
  it.each([
    ['{', /^This is not JSON/],
    ['[]', /object/],
    ['{}', /^id:/],
    ['{"id":"a/b","tags":"x"}', /^tags:/],
    ['{"id":"a/b","pipeline_tag":1}', /^pipeline_tag:/],
    ['{"id":"a/b","config":null}', /^config:/],
  ])('says what is wrong with %s', (text, problem) => {
    expect(parseRecord(text).problem).toMatch(problem);
  });

  it('takes every record of the samples, and keeps fields that it does not know', () => {
    for (const record of SAMPLE_MODELS) expect(parseRecord(JSON.stringify(record)).record).toEqual(record);
    expect(parseRecord('{"id":"gpt2","likes":3}').record).toEqual({ id: 'gpt2', tags: [], likes: 3 });
  });
});

it('the samples have at least forty models, each once', () => {
  expect(SAMPLE_MODELS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(SAMPLE_MODELS.map(({ id }) => id)).size).toBe(SAMPLE_MODELS.length);
});
