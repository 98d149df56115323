import { deepseekMarks, deepseekTags } from './deepseek.ts';
import type { Family } from './family.ts';
import { gemma4 } from './gemma.ts';
import { harmony } from './harmony.ts';
import { hermes } from './hermes.ts';
import { kimiK2, kimiK3 } from './kimi.ts';
import { lfm } from './lfm.ts';
import { llama3, llama4 } from './llama.ts';
import { mistral } from './mistral.ts';
import { glm, minimaxM2, minimaxM3, qwenCoder } from './tagged.ts';

export type { Family } from './family.ts';

/** The families, those with the rarer marks first: many templates also have the tags of Hermes. */
const FAMILIES: readonly Family[] = [
  harmony,
  kimiK3,
  kimiK2,
  deepseekTags,
  deepseekMarks,
  minimaxM3,
  minimaxM2,
  gemma4,
  glm,
  qwenCoder,
  mistral,
  lfm,
  llama4,
  llama3,
  hermes,
];

/** The families whose marks the source of a chat template has. */
export const findFamilies = (source: string): readonly Family[] => FAMILIES.filter(({ hasMarks }) => hasMarks(source));
