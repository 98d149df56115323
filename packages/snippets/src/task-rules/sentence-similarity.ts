import { defineTaskRules } from '../define-task-rules.ts';

export const sentenceSimilarity = defineTaskRules({
  task: 'sentence-similarity',
  python: ({ inputs, parameters }) => {
    const { source_sentence, sentences } = Object(inputs);
    return { positional: [source_sentence], named: { other_sentences: sentences, ...Object(parameters) } };
  },
});
