import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Audio-to-audio models transform one audio signal into one or more others. Examples are speech enhancement, source separation and voice conversion.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'two-voices.opus',
        alt: 'Two people speak at once',
        caption: 'Spoken by eSpeak NG, a synthesizer without a neural network.',
      },
    ],
    outputs: [
      {
        type: 'audio',
        filename: 'announcement.opus',
        alt: 'The first voice alone',
        caption: 'Made before the voices were mixed: what a perfect separation returns.',
      },
      {
        type: 'audio',
        filename: 'second-voice.opus',
        alt: 'The second voice alone',
        caption: 'Made before the voices were mixed.',
      },
    ],
  },
  ...picks,
  related: ['text-to-speech', 'automatic-speech-recognition', 'audio-classification', 'any-to-any'],
  widgetModels: ['speechbrain/sepformer-wham'],
  youtubeId: 'iohj7nCCYoM',
});
