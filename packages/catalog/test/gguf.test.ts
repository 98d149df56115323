import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { findShared } from '../../../scripts/corpora.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import {
  findNearestQuantType,
  GGMLFileQuantizationType,
  GGMLQuantizationType,
  GGUF_QUANT_ORDER,
  GGUF_QUANT_RE,
  parseGGUFQuantLabel,
} from '../src/index.ts';

/** A table of names and codes from the facts. */
function factTable(text: string, section: number): readonly (readonly [string, number])[] {
  const body = text.split(`\n## ${section}. `)[1]?.split('\n## ')[0] ?? '';
  return [...body.matchAll(/^\| ([A-Z0-9_]+) \| (\d+) \|/gm)].map(([, name = '', code]) => [name, Number(code)]);
}

const names = (codes: object) => Object.entries(codes).filter(([name]) => !/^\d+$/.test(name));

describeWith(findShared('facts', 'gguf.md'), 'the facts about quantization types', (path) => {
  it('have the codes of the facts', () => {
    const facts = readFileSync(path, 'utf8');
    expect(new Map(names(GGMLFileQuantizationType))).toEqual(new Map(factTable(facts, 1)));
    expect(new Map(names(GGMLQuantizationType))).toEqual(new Map(factTable(facts, 2)));
  });
});

describe('the quantization types', () => {
  it('are found by code as well', () => {
    expect(GGMLFileQuantizationType[15]).toBe('Q4_K_M');
    expect(GGMLQuantizationType[30]).toBe('BF16');
    expectTypeOf(GGMLFileQuantizationType.Q4_K_M).toEqualTypeOf<15>();
  });

  it('each stand in the order once', () => {
    expect(GGUF_QUANT_ORDER.toSorted()).toEqual(
      names(GGMLFileQuantizationType)
        .map(([, code]) => code)
        .toSorted(),
    );
  });
});

describe('parseGGUFQuantLabel', () => {
  it.each([
    ['Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf', 'Q4_K_M'],
    ['subdir/Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf', 'Q4_K_M'],
    ['Codestral-22B-v0.1-Q2_K.gguf', 'Q2_K'],
    ['Codestral-22B-v0.1.gguf', undefined],
    ['Codestral-22B-v0.1-F32-Q2_K.gguf', 'Q2_K'],
    ['Codestral-22B-v0.1-IQ3_XS.gguf', 'IQ3_XS'],
    ['some-model-iq4_nl.gguf', 'IQ4_NL'],
    ['x-BF16-00001-of-2.gguf', 'BF16'],
    ['x-Q8_0_L.gguf', 'Q8_0_L'],
    ['Qwen3-4B-UD-Q2_K_XL.gguf', 'UD-Q2_K_XL'],
    ['gpt-oss-20b-MXFP4.gguf', 'MXFP4'],
    ['gpt-oss-20b-MXFP4_MOE.gguf', 'MXFP4_MOE'],
    ['phi-Q4_0_4_4.gguf', 'Q4_0_4_4'],
    ['phi-Q4_1_SOME_F16.gguf', 'Q4_1_SOME_F16'],
    ['M-Q3_K_P.gguf', 'Q3_K_P'],
    ['M-Q4_K_P-00001-of-00002.gguf', 'Q4_K_P'],
    ['M-Q6_K_P.gguf', 'Q6_K_P'],
    ['M-Q8_K_P.gguf', 'Q8_K_P'],
    ['M-Q3_K_P_L.gguf', 'Q3_K_P_L'],
    ['M-Q3_K.gguf', undefined],
    ['Phi-3Q4_K_M.gguf', 'Q4_K_M'],
    ['M-30Q8_0-70IQ2_XXS.gguf', 'IQ2_XXS'],
    ['M-80Q8_0-20IQ2_XXS.gguf', 'Q8_0'],
    ['myF16X.gguf', undefined],
  ])('reads %s as %s', (name, label) => {
    expect(parseGGUFQuantLabel(name)).toBe(label);
  });

  it('tells the parts of a label apart', () => {
    expect(GGUF_QUANT_RE.exec('GEMMA-2-9B-IT-Q6_K_L.GGUF')?.groups).toMatchObject({
      quant: 'Q6_K',
      sizeVariation: 'L',
    });
    expect(GGUF_QUANT_RE.exec('QWEN3-UD-Q2_K_XL.GGUF')?.groups).toMatchObject({ prefix: 'UD-', quant: 'Q2_K_XL' });
  });
});

describe('findNearestQuantType', () => {
  const { BF16, F16, F32, IQ2_M, Q2_K, Q3_K_M, Q4_0, Q4_K_M, Q6_K, Q8_0 } = GGMLFileQuantizationType;

  it.each([
    [IQ2_M, [Q2_K, Q4_K_M, Q8_0], Q2_K],
    [Q4_K_M, [Q8_0, F16, BF16], Q8_0],
    [Q8_0, [Q8_0, F16, BF16], Q8_0],
    [F16, [Q8_0, F16, BF16], F16],
    [Q4_K_M, [Q8_0, Q6_K, Q3_K_M], Q3_K_M],
    [F32, [Q8_0, Q4_0], Q8_0],
    [F32, [], undefined],
  ])('finds for %i among %j the type %s', (wanted, available, expected) => {
    expect(findNearestQuantType(wanted, available)).toBe(expected);
  });
});
