import { type SummaryLimits, summarize } from '../content/summary/summarize.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of summarization. */
export interface SummarizationInput extends SummaryLimits {
  readonly texts: readonly string[];
}

/** The output of summarization: a summary of each text, made from its sentences. */
export type SummarizationOutput = readonly string[];

export const summarization = defineTask<SummarizationInput, SummarizationOutput>(({ texts, ...limits }) =>
  texts.map((text) => summarize(text, limits)),
);
