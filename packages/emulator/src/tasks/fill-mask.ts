import { type FilledWord, fillGap, type Gap } from '../content/mask/fill-mask.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of fill-mask: a gap for each mask token. */
export interface FillMaskInput {
  readonly gaps: readonly Gap[];
  readonly targets?: readonly string[] | undefined;
  readonly topK: number;
}

/** The output of fill-mask: words for each gap, the most likely first. */
export type FillMaskOutput = readonly (readonly FilledWord[])[];

export const fillMask = defineTask<FillMaskInput, FillMaskOutput>(({ gaps, targets, topK }) =>
  gaps.map((gap) => fillGap(gap, targets).slice(0, topK)),
);
