import {
  type DocumentAnswer,
  type DocumentWord,
  findInWords,
  makeUpAnswer,
} from '../content/vision/answer-about-document.ts';
import { type ImageField, lookAt } from '../content/vision/read-image.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of document-question-answering. */
export interface DocumentQuestionAnsweringInput extends ImageField {
  readonly question: string;
  /** The words of the document, where the caller has read them. */
  readonly words?: readonly DocumentWord[] | undefined;
  /** The longest answer, in words. @default 15 */
  readonly longest?: number | undefined;
  /** True where there may be no answer. @default false */
  readonly mayBeImpossible?: boolean | undefined;
}

const NOTHING: DocumentAnswer = { answer: '', score: 0.2, start: 0, end: 0 };

/** The answers to a question, the best one first. */
export const documentQuestionAnswering = defineTask<DocumentQuestionAnsweringInput, readonly DocumentAnswer[]>(
  async ({ question, words, longest = 15, mayBeImpossible = false, ...field }) => {
    const image = await lookAt(field);
    const found = words ? findInWords(question, words, longest) : makeUpAnswer(image, question);
    if (found) return [found];
    if (mayBeImpossible) return [NOTHING];
    // A model that has to answer takes something, and is not sure of it.
    const [first] = words ?? [];
    return [{ ...NOTHING, answer: first?.text ?? 'the document' }];
  },
);
