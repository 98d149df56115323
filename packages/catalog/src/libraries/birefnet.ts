import { defineLibrary } from '../define-library.ts';

export const birefnet = defineLibrary({
  id: 'birefnet',
  prettyLabel: 'BiRefNet',
  repoName: 'BiRefNet',
  repoUrl: 'https://github.com/ZhengPeng7/BiRefNet',
});
