import { defineLibrary } from '../library-code/define-library.ts';

export const tirex2 = defineLibrary({
  id: 'tirex-2',
  prettyLabel: 'TiRex-2',
  repoName: 'TiRex-2',
  repoUrl: 'https://github.com/NX-AI/tirex-2',
  countDownloads: 'path:"model-config.yaml"',
  addedAfter: '4.0.5',
});
