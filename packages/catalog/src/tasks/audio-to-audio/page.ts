import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Audio-to-audio models transform one audio signal into one or more others. Examples are speech enhancement, source separation and voice conversion.',
  demo: {
    inputs: [{ type: 'audio', filename: 'input.wav' }],
    outputs: [
      { type: 'audio', filename: 'label-0.wav' },
      { type: 'audio', filename: 'label-1.wav' },
    ],
  },
  ...picks,
  related: ['text-to-speech', 'automatic-speech-recognition', 'audio-classification', 'any-to-any'],
  widgetModels: ['speechbrain/sepformer-wham'],
  youtubeId: 'iohj7nCCYoM',
});
