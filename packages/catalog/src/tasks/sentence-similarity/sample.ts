import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'sentence-similarity'>({
  args: {
    inputs: {
      source_sentence: 'The sea is calm.',
      sentences: ['The sea is quiet today.', 'There are hardly any waves.', 'He likes bread.'],
    },
  },
});
