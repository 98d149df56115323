import { defineLibrary } from '../library-code/define-library.ts';

export const openOasis = defineLibrary({
  id: 'open-oasis',
  prettyLabel: 'open-oasis',
  repoName: 'open-oasis',
  repoUrl: 'https://github.com/etched-ai/open-oasis',
  countDownloads: 'path:"oasis500m.safetensors"',
});
