import { defineTask } from '../../define-task.ts';

export const audioToAudio = defineTask({
  id: 'audio-to-audio',
  label: 'Audio-to-Audio',
  method: 'audioToAudio',
  pipeline: {
    modality: 'audio',
    color: 'blue',
  },
  libraries: ['asteroid', 'fairseq', 'speechbrain'],
});
