import type { GGMLQuantizationType } from './tensor-types.ts';

/** The name of a tensor type. */
export type TensorTypeName = Exclude<keyof typeof GGMLQuantizationType, number>;

/** Description of a tensor type. */
export interface QuantDescription {
  /** Size of a weight and the formula behind it; `w` is the weight, `q` the stored integer. */
  readonly txt: string;
  /** URL of the specification, or of the change that introduced the type. */
  readonly src_url?: string;
}

const llamaCpp = 'https://github.com/ggml-org/llama.cpp';
const ieee = 'https://en.wikipedia.org/wiki';

/** Descriptions of the tensor types of GGUF files, for tooltips and tables. */
export const GGUF_QUANT_DESCRIPTIONS: Readonly<Record<TensorTypeName, QuantDescription>> = {
  F32: {
    txt: '32-bit IEEE 754 single-precision floating point.',
    src_url: `${ieee}/Single-precision_floating-point_format`,
  },
  F16: {
    txt: '16-bit IEEE 754 half-precision floating point.',
    src_url: `${ieee}/Half-precision_floating-point_format`,
  },
  BF16: {
    txt: '16-bit brain floating point: the exponent range of 32-bit floats with 8 bits of precision.',
    src_url: `${ieee}/Bfloat16_floating-point_format`,
  },
  F64: {
    txt: '64-bit IEEE 754 double-precision floating point.',
    src_url: `${ieee}/Double-precision_floating-point_format`,
  },
  I8: { txt: '8-bit signed integer.' },
  I16: { txt: '16-bit signed integer.' },
  I32: { txt: '32-bit signed integer.' },
  I64: { txt: '64-bit signed integer.' },
  Q4_0: {
    txt: 'Legacy 4-bit round-to-nearest quantization in blocks of 32 weights: w = q × scale. 4.5 bits per weight.',
  },
  Q4_1: {
    txt: 'Legacy 4-bit quantization in blocks of 32 weights with a minimum: w = q × scale + minimum. 5 bits per weight.',
  },
  Q5_0: { txt: 'Legacy 5-bit quantization in blocks of 32 weights: w = q × scale. 5.5 bits per weight.' },
  Q5_1: {
    txt: 'Legacy 5-bit quantization in blocks of 32 weights with a minimum: w = q × scale + minimum. 6 bits per weight.',
  },
  Q8_0: {
    txt: '8-bit round-to-nearest quantization in blocks of 32 weights: w = q × scale. 8.5 bits per weight, nearly lossless.',
  },
  Q8_1: {
    txt: '8-bit quantization in blocks of 32 with the sum of each block; used for intermediate results, not for weights in files.',
  },
  Q2_K: {
    txt: '2-bit quantization in super-blocks of 16 blocks of 16 weights, with 4-bit scales and minimums. 2.625 bits per weight.',
    src_url: `${llamaCpp}/pull/1684`,
  },
  Q3_K: {
    txt: '3-bit quantization in super-blocks of 16 blocks of 16 weights, with 6-bit scales. 3.4375 bits per weight.',
    src_url: `${llamaCpp}/pull/1684`,
  },
  Q4_K: {
    txt: '4-bit quantization in super-blocks of 8 blocks of 32 weights, with 6-bit scales and minimums. 4.5 bits per weight.',
    src_url: `${llamaCpp}/pull/1684`,
  },
  Q5_K: {
    txt: '5-bit quantization in super-blocks of 8 blocks of 32 weights, with 6-bit scales and minimums. 5.5 bits per weight.',
    src_url: `${llamaCpp}/pull/1684`,
  },
  Q6_K: {
    txt: '6-bit quantization in super-blocks of 16 blocks of 16 weights, with 8-bit scales. 6.5625 bits per weight.',
    src_url: `${llamaCpp}/pull/1684`,
  },
  Q8_K: {
    txt: '8-bit quantization in blocks of 256; used for intermediate results, not for weights in files.',
    src_url: `${llamaCpp}/pull/1684`,
  },
  IQ1_S: {
    txt: '1-bit quantization in super-blocks of 256 weights with an importance matrix. 1.56 bits per weight.',
    src_url: `${llamaCpp}/pull/5999`,
  },
  IQ1_M: {
    txt: '1-bit quantization in super-blocks of 256 weights with an importance matrix and more scales than IQ1_S. 1.75 bits per weight.',
    src_url: `${llamaCpp}/pull/6302`,
  },
  IQ2_XXS: {
    txt: '2-bit quantization in super-blocks of 256 weights with an importance matrix. 2.06 bits per weight.',
    src_url: `${llamaCpp}/pull/4773`,
  },
  IQ2_XS: {
    txt: '2-bit quantization in super-blocks of 256 weights with an importance matrix. 2.31 bits per weight.',
    src_url: `${llamaCpp}/pull/4856`,
  },
  IQ2_S: {
    txt: '2-bit quantization in super-blocks of 256 weights with an importance matrix. 2.5 bits per weight.',
    src_url: `${llamaCpp}/pull/5721`,
  },
  IQ3_XXS: {
    txt: '3-bit quantization in super-blocks of 256 weights with an importance matrix. 3.06 bits per weight.',
    src_url: `${llamaCpp}/pull/5196`,
  },
  IQ3_S: {
    txt: '3-bit quantization in super-blocks of 256 weights with an importance matrix. 3.44 bits per weight.',
    src_url: `${llamaCpp}/pull/5676`,
  },
  IQ4_NL: {
    txt: '4-bit quantization with non-uniform levels in blocks of 32 weights. 4.5 bits per weight.',
    src_url: `${llamaCpp}/pull/5590`,
  },
  IQ4_XS: {
    txt: '4-bit quantization with non-uniform levels in super-blocks of 256 weights. 4.25 bits per weight.',
    src_url: `${llamaCpp}/pull/5747`,
  },
  TQ1_0: {
    txt: 'Ternary quantization for models trained with weights of −1, 0 and 1. 1.69 bits per weight.',
    src_url: `${llamaCpp}/pull/8151`,
  },
  TQ2_0: {
    txt: 'Ternary quantization that is faster and larger than TQ1_0. 2.06 bits per weight.',
    src_url: `${llamaCpp}/pull/8151`,
  },
  MXFP4: {
    txt: '4-bit microscaling floating point: blocks of 32 weights share an 8-bit power-of-two scale. 4.25 bits per weight.',
    src_url: 'https://www.opencompute.org/documents/ocp-microscaling-formats-mx-v1-0-spec-final-pdf',
  },
  NVFP4: {
    txt: '4-bit floating point of NVIDIA: blocks of 16 weights share an 8-bit floating-point scale. 4.5 bits per weight.',
    src_url: 'https://developer.nvidia.com/blog/introducing-nvfp4-for-efficient-and-accurate-low-precision-inference/',
  },
  Q1_0: { txt: '1-bit quantization in blocks of weights: each weight is plus or minus the scale of its block.' },
  Q2_0: { txt: '2-bit round-to-nearest quantization in blocks of weights with one scale each.' },
};
