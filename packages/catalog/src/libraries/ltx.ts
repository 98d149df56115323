import { defineLibrary } from '../define-library.ts';

export const ltx = defineLibrary({
  id: 'ltx',
  prettyLabel: 'LTX.io',
  repoName: 'LTX-2',
  repoUrl: 'https://github.com/Lightricks/LTX-2',
  docsUrl: 'https://github.com/Lightricks/LTX-2',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
