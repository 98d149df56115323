import { defineTaskRules } from '../define-task-rules.ts';

export const tableQuestionAnswering = defineTaskRules({
  task: 'table-question-answering',
  // Clients of other authors know the question by the name that servers have for it.
  args: ({ inputs, ...others }) => {
    const { question, query = question, ...members } = Object(inputs);
    return { inputs: { query, ...members }, ...others };
  },
});
