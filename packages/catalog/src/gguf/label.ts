import { quantizationNames } from './file-types.ts';

// Types of tensors, which name a file only before `_P`: it mixes them, with the most bits in the parts that matter most.
const MIXED = [3, 4, 5, 8].map((bits) => `Q${bits}_K(?=_P)`);

// `MXFP4` is how file names say MXFP4_MOE. The longest names come first, or Q4_0 would be found in Q4_0_4_4.
const names = [...quantizationNames, ...MIXED, 'MXFP4'].sort((left, right) => right.length - left.length).join('|');

/**
 * Finds how a file is quantized in its name, in upper case: an optional `UD-`, the type, and a variation such as `_L`. A number may
 * stand before it: the end of a name such as `Phi-3`, or the share of a file that mixes several.
 */
export const GGUF_QUANT_RE = new RegExp(
  `(?<![A-Z])(?<prefix>UD-)?(?<quant>${names})(?:_(?<sizeVariation>(?:P_)?[A-Z]+))?(?![A-Z0-9])`,
);

/** Matches every label in a name; a global `GGUF_QUANT_RE`. */
export const GGUF_QUANT_RE_GLOBAL = new RegExp(GGUF_QUANT_RE, 'g');

/**
 * Reads the quantization of a GGUF file from its name. Of several labels the one with the largest share counts, as in
 * `30Q8_0-70IQ2_XXS`, without shares the last one; undefined if there is none.
 */
export function parseGGUFQuantLabel(fileName: string): string | undefined {
  const name = fileName.toUpperCase();
  const labels = [...name.matchAll(GGUF_QUANT_RE_GLOBAL)].map(({ 0: label, index }) => ({
    label,
    share: Number(/\d+$/.exec(name.slice(0, index))?.[0]),
  }));
  const isShared = labels.length > 1 && labels.every(({ share }) => share > 0);
  if (!isShared) return labels.at(-1)?.label;
  return labels.reduce((most, each) => (each.share > most.share ? each : most)).label;
}
