import { quantizationNames } from './file-types.ts';

// `MXFP4` is how file names say MXFP4_MOE. The longest names come first, or Q4_0 would be found in Q4_0_4_4.
const names = [...quantizationNames, 'MXFP4'].sort((left, right) => right.length - left.length).join('|');

/** Finds how a file is quantized in its name, in upper case: an optional `UD-`, the type, and a variation such as `_L`. */
export const GGUF_QUANT_RE = new RegExp(
  `(?<![A-Z0-9])(?<prefix>UD-)?(?<quant>${names})(?:_(?<sizeVariation>[A-Z]+))?(?![A-Z0-9])`,
);

/** Matches every label in a name; a global `GGUF_QUANT_RE`. */
export const GGUF_QUANT_RE_GLOBAL = new RegExp(GGUF_QUANT_RE, 'g');

/** Reads the quantization of a GGUF file from its name. Of several labels the last one counts; undefined if there is none. */
export function parseGGUFQuantLabel(fileName: string): string | undefined {
  return fileName.toUpperCase().match(GGUF_QUANT_RE_GLOBAL)?.at(-1);
}
