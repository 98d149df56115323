import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Automatic speech recognition (ASR), also called speech-to-text, transcribes spoken audio into text. It powers captions, meeting notes and voice assistants.',
  demo: {
    inputs: [{ type: 'audio', filename: 'input.flac' }],
    outputs: [
      { type: 'text', label: 'Transcript', content: 'Late in the evening the train rolled slowly into the station...' },
    ],
  },
  ...picks,
  related: ['audio-text-to-text', 'text-to-speech', 'audio-classification', 'translation', 'audio-to-audio'],
  widgetModels: ['openai/whisper-large-v3'],
  youtubeId: 'TksaY_FDgnk',
});
