import { type GGMLFileQuantizationType, GGUF_QUANT_ORDER } from './file-types.ts';

/** The largest available type that is not larger than the wanted one; where all are larger, the smallest of them. */
export function findNearestQuantType(
  wanted: GGMLFileQuantizationType,
  available: readonly GGMLFileQuantizationType[],
): GGMLFileQuantizationType | undefined {
  const place = Math.max(0, GGUF_QUANT_ORDER.indexOf(wanted));
  const largestFirst = GGUF_QUANT_ORDER.filter((type) => available.includes(type));
  return largestFirst.find((type) => GGUF_QUANT_ORDER.indexOf(type) >= place) ?? largestFirst.at(-1);
}
