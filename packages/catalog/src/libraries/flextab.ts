import { defineLibrary } from '../define-library.ts';

export const flextab = defineLibrary({
  id: 'flextab',
  prettyLabel: 'FlexTab',
  repoName: 'FlexTab',
  repoUrl: 'https://github.com/SAP-samples/flextab',
  countDownloads: 'path_extension:"pt"',
  addedAfter: '4.0.5',
});
