import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Any-to-any models accept and produce several modalities, such as text, images, audio and video, with one set of weights.',
  demo: {
    inputs: [
      { type: 'img', filename: 'any-to-any-input.jpg' },
      { type: 'text', label: 'Text Prompt', content: 'Which castle is this, and when was it built?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Generated Text',
        content:
          'The image shows Neuschwanstein Castle in Bavaria, in the south of Germany. King Ludwig II commissioned it, and construction began in 1869. He died in 1886, before the castle was finished, and it opened to visitors a few weeks later. Its towers and its setting on a wooded cliff made it one of the best-known castles in the world.',
      },
      { type: 'audio', filename: 'any-to-any-output.wav' },
    ],
  },
  ...picks,
  related: ['image-text-to-text', 'audio-text-to-text', 'text-to-speech', 'text-to-image'],
  widgetModels: [],
});
