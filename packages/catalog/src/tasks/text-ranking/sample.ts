import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'text-ranking'>({
  args: {
    inputs: {
      query: 'How do I water a cactus?',
      texts: [
        'Bread rises faster in a warm kitchen.',
        'A cactus needs water only when its soil is dry.',
        'Plants in small pots dry out within days.',
      ],
    },
  },
});
