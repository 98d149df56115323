import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Audio classification assigns one or more labels to an audio clip. Typical uses are keyword spotting, emotion recognition, speaker and language identification, and the detection of environmental sounds.',
  demo: {
    inputs: [{ type: 'audio', filename: 'audio.wav' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Up', score: 0.2 },
          { label: 'Down', score: 0.8 },
        ],
      },
    ],
  },
  ...picks,
  related: ['automatic-speech-recognition', 'audio-text-to-text', 'audio-to-audio', 'video-classification'],
  widgetModels: ['MIT/ast-finetuned-audioset-10-10-0.4593'],
  youtubeId: 'KWwzcmG98Ds',
});
