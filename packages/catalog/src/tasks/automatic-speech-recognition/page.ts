import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Automatic speech recognition (ASR), also called speech-to-text, transcribes spoken audio into text. It powers captions, meeting notes and voice assistants.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'announcement.opus',
        alt: 'An announcement about a ferry',
        caption: 'Spoken by eSpeak NG, a synthesizer without a neural network.',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Transcript',
        content: 'The ferry to the island leaves at noon. Please be at the pier ten minutes early.',
      },
    ],
  },
  ...picks,
  related: ['audio-text-to-text', 'text-to-speech', 'audio-classification', 'translation', 'audio-to-audio'],
  widgetModels: ['openai/whisper-large-v3'],
  youtubeId: 'TksaY_FDgnk',
});
