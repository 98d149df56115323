import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Audio-text-to-text models take audio together with a text prompt and generate text. They answer questions about recordings, summarize meetings, and describe music or environmental sounds, without a separate transcription step.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'announcement.opus',
        alt: 'An announcement about a ferry',
        caption: 'Spoken by eSpeak NG, a synthesizer without a neural network.',
      },
      { type: 'text', label: 'Text Prompt', content: 'When should I be at the pier?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Generated Text',
        content:
          'At ten minutes to twelve: the ferry leaves at noon, and passengers are asked to come ten minutes early.',
      },
    ],
    note: 'The answer is written by hand; that of a model differs.',
  },
  ...picks,
  related: ['automatic-speech-recognition', 'audio-classification', 'any-to-any', 'text-generation'],
  widgetModels: [],
});
