import { answerTable, type Table, type TableAnswer } from '../content/table/answer-table.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of table-question-answering. */
export interface TableQuestionAnsweringInput {
  readonly question: string;
  readonly table: Table;
}

/** The output of table-question-answering. */
export type TableQuestionAnsweringOutput = TableAnswer;

export const tableQuestionAnswering = defineTask<TableQuestionAnsweringInput, TableQuestionAnsweringOutput>(
  ({ question, table }) => answerTable(question, table),
);
