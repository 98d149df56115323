import { defineLibrary } from '../define-library.ts';

export const fairseq = defineLibrary({
  id: 'fairseq',
  prettyLabel: 'Fairseq',
  repoName: 'fairseq',
  repoUrl: 'https://github.com/pytorch/fairseq',
  filter: true,
  hostedTasks: ['text-to-speech', 'audio-to-audio'],
});
