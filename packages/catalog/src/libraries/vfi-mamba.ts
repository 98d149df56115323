import { defineLibrary } from '../define-library.ts';

export const vfiMamba = defineLibrary({
  id: 'vfi-mamba',
  prettyLabel: 'VFIMamba',
  repoName: 'VFIMamba',
  repoUrl: 'https://github.com/MCG-NJU/VFIMamba',
  countDownloads: 'path_extension:"pkl"',
});
