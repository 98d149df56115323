import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Summarization produces a shorter version of a text that keeps its key information. Extractive models select sentences of the original, abstractive models write new ones.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Input',
        content:
          'The Tokyo Skytree is a broadcasting and observation tower in Sumida, Tokyo. It reached its full height of 634 meters in March 2011, which made it the tallest tower in the world, and it opened to the public in May 2012. Two observation decks at 350 and 450 meters offer a view over the city. Its main purpose is to broadcast digital television and radio, since the older Tokyo Tower is too low to reach over the skyscrapers around it.',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Output',
        content:
          'The Tokyo Skytree, completed in 2011, is the tallest tower in the world, at 634 meters. It broadcasts television and radio and has two observation decks.',
      },
    ],
  },
  ...picks,
  related: ['text-generation', 'translation', 'question-answering', 'text-classification'],
  widgetModels: ['facebook/bart-large-cnn'],
  youtubeId: 'yHnr5Dk2zCI',
  canonicalId: 'text-generation',
});
