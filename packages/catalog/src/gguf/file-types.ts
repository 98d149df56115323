import { namedCodes } from './named-codes.ts';

/**
 * Quantization types of whole GGUF files, as stated in their headers. One file may mix several types of tensors:
 * `Q4_K_M` holds `Q4_K` and `Q6_K`. The codes from 1000 are used in file names only.
 */
export const GGMLFileQuantizationType = namedCodes({
  F32: 0,
  F16: 1,
  Q4_0: 2,
  Q4_1: 3,
  Q4_1_SOME_F16: 4,
  Q4_2: 5,
  Q4_3: 6,
  Q8_0: 7,
  Q5_0: 8,
  Q5_1: 9,
  Q2_K: 10,
  Q3_K_S: 11,
  Q3_K_M: 12,
  Q3_K_L: 13,
  Q4_K_S: 14,
  Q4_K_M: 15,
  Q5_K_S: 16,
  Q5_K_M: 17,
  Q6_K: 18,
  IQ2_XXS: 19,
  IQ2_XS: 20,
  Q2_K_S: 21,
  IQ3_XS: 22,
  IQ3_XXS: 23,
  IQ1_S: 24,
  IQ4_NL: 25,
  IQ3_S: 26,
  IQ3_M: 27,
  IQ2_S: 28,
  IQ2_M: 29,
  IQ4_XS: 30,
  IQ1_M: 31,
  BF16: 32,
  Q4_0_4_4: 33,
  Q4_0_4_8: 34,
  Q4_0_8_8: 35,
  TQ1_0: 36,
  TQ2_0: 37,
  MXFP4_MOE: 38,
  NVFP4: 39,
  Q1_0: 40,
  Q2_0: 41,
  Q2_K_XL: 1000,
  Q3_K_XL: 1001,
  Q4_K_XL: 1002,
  Q5_K_XL: 1003,
  Q6_K_XL: 1004,
  Q8_K_XL: 1005,
});

export type GGMLFileQuantizationType = (typeof GGMLFileQuantizationType)[QuantizationName];

/** The name of a way to store a file. */
export type QuantizationName = Exclude<keyof typeof GGMLFileQuantizationType, number>;

/** The names, the largest files first. */
export const quantizationNames = [
  'F32',
  'BF16',
  'F16',
  'Q8_K_XL',
  'Q8_0',
  'Q6_K_XL',
  'Q6_K',
  'Q5_K_XL',
  'Q5_K_M',
  'Q5_K_S',
  'Q5_0',
  'Q5_1',
  'Q4_K_XL',
  'Q4_K_M',
  'Q4_K_S',
  'IQ4_NL',
  'IQ4_XS',
  'Q4_0_4_4',
  'Q4_0_4_8',
  'Q4_0_8_8',
  'Q4_1_SOME_F16',
  'Q4_0',
  'Q4_1',
  'Q4_2',
  'Q4_3',
  'MXFP4_MOE',
  'NVFP4',
  'Q3_K_XL',
  'Q3_K_L',
  'Q3_K_M',
  'Q3_K_S',
  'IQ3_M',
  'IQ3_S',
  'IQ3_XS',
  'IQ3_XXS',
  'Q2_K_XL',
  'Q2_K',
  'Q2_K_S',
  'IQ2_M',
  'IQ2_S',
  'IQ2_XS',
  'IQ2_XXS',
  'Q2_0',
  'IQ1_S',
  'IQ1_M',
  'TQ1_0',
  'TQ2_0',
  'Q1_0',
] as const satisfies readonly QuantizationName[];

/** The codes, the largest files first. */
export const GGUF_QUANT_ORDER: readonly GGMLFileQuantizationType[] = quantizationNames.map(
  (name) => GGMLFileQuantizationType[name],
);

/** The largest available type that is not larger than the wanted one; where all are larger, the smallest of them. */
export function findNearestQuantType(
  wanted: GGMLFileQuantizationType,
  available: readonly GGMLFileQuantizationType[],
): GGMLFileQuantizationType | undefined {
  const place = Math.max(0, GGUF_QUANT_ORDER.indexOf(wanted));
  const largestFirst = GGUF_QUANT_ORDER.filter((type) => available.includes(type));
  return largestFirst.find((type) => GGUF_QUANT_ORDER.indexOf(type) >= place) ?? largestFirst.at(-1);
}
