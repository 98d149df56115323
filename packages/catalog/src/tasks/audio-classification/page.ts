import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Audio classification assigns one or more labels to an audio clip. Typical uses are keyword spotting, emotion recognition, speaker and language identification, and the detection of environmental sounds.',
  demo: {
    inputs: [
      {
        type: 'audio',
        filename: 'siren.opus',
        alt: 'A siren that rises and falls, with noise',
        caption: 'Computed from two waves and noise.',
      },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Siren', score: 0.81 },
          { label: 'Civil defense siren', score: 0.12 },
          { label: 'Alarm', score: 0.04 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  ...picks,
  related: ['automatic-speech-recognition', 'audio-text-to-text', 'audio-to-audio', 'video-classification'],
  widgetModels: ['MIT/ast-finetuned-audioset-10-10-0.4593'],
  youtubeId: 'KWwzcmG98Ds',
});
