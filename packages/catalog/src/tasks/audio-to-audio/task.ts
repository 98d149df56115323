import { defineTask } from '../../define-task.ts';

export const audioToAudio = defineTask({
  id: 'audio-to-audio',
  label: 'Audio-to-Audio',
  keywords: [
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
  ],
  method: 'audioToAudio',
  pipeline: {
    modality: 'audio',
    color: 'blue',
  },
  libraries: ['asteroid', 'fairseq', 'speechbrain'],
});
