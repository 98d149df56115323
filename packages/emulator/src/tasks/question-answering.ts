import { type FoundAnswer, findAnswers, type TextQuestion } from '../content/question/find-answer.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of question-answering. */
export type QuestionAnsweringInput = TextQuestion;

/** The output of question-answering: answers, the best first. */
export type QuestionAnsweringOutput = readonly FoundAnswer[];

export const questionAnswering = defineTask<QuestionAnsweringInput, QuestionAnsweringOutput>((input) =>
  findAnswers(input),
);
