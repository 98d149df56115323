import { defineLibrary } from '../library-code/define-library.ts';

export const boltzgen = defineLibrary({
  id: 'boltzgen',
  prettyLabel: 'BoltzGen',
  repoName: 'BoltzGen',
  repoUrl: 'https://github.com/HannesStark/boltzgen',
  countDownloads: 'path:"boltzgen1_diverse.ckpt"',
  addedAfter: '4.0.5',
});
