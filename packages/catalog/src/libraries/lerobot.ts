import { defineLibrary } from '../define-library.ts';

export const lerobot = defineLibrary({
  id: 'lerobot',
  prettyLabel: 'LeRobot',
  repoName: 'LeRobot',
  repoUrl: 'https://github.com/huggingface/lerobot',
  docsUrl: 'https://huggingface.co/docs/lerobot',
  addedAfter: '4.0.5',
});
