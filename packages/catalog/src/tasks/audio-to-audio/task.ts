import { defineTask } from '../../task-definition/define-task.ts';

export const audioToAudio = defineTask({
  id: 'audio-to-audio',
  label: 'Audio-to-Audio',
  method: 'audioToAudio',
  pipeline: {
    modality: 'audio',
    color: 'blue',
    order: 160,
  },
  libraries: ['asteroid', 'fairseq', 'speechbrain'],
});

export const keywords = [
  'remove noise',
  'noise reduction',
  'denoise',
  'speech enhancement',
  'separate voices',
  'source separation',
  'vocal remover',
  'stems',
  'voice conversion',
  'voice changer',
];
