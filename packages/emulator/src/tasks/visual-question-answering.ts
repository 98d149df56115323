import { answerAboutImage, type ScoredAnswer } from '../content/vision/answer-about-image.ts';
import { type ImageField, lookAt } from '../content/vision/read-image.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of visual-question-answering. */
export interface VisualQuestionAnsweringInput extends ImageField {
  readonly question: string;
  /** The number of answers. @default 5 */
  readonly topK?: number | undefined;
}

export const visualQuestionAnswering = defineTask<VisualQuestionAnsweringInput, readonly ScoredAnswer[]>(
  async ({ question, topK = 5, ...field }) => answerAboutImage(await lookAt(field), question).slice(0, topK),
);
