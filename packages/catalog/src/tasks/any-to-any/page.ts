import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Any-to-any models accept and produce several modalities, such as text, images, audio and video, with one set of weights.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'coffee.avif',
        alt: 'An espresso in a white and red cup on a red saucer with a spoon, on a wooden table',
      },
      { type: 'text', label: 'Text Prompt', content: 'What is this? Answer aloud as well.' },
    ],
    outputs: [
      { type: 'text', label: 'Generated Text', content: 'This is an espresso in a white cup, on a red saucer.' },
      {
        type: 'audio',
        filename: 'any-to-any-output.opus',
        alt: 'The same sentence, spoken',
        caption: 'Spoken by eSpeak NG, a synthesizer without a neural network.',
      },
    ],
    note: 'The answer is written by hand; that of a model differs.',
  },
  ...picks,
  related: ['image-text-to-text', 'audio-text-to-text', 'text-to-speech', 'text-to-image'],
  widgetModels: [],
});
