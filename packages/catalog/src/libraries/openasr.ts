import { defineLibrary } from '../define-library.ts';

export const openasr = defineLibrary({
  id: 'openasr',
  prettyLabel: 'OpenASR',
  repoName: 'OpenASR',
  repoUrl: 'https://github.com/QuintinShaw/openasr',
  docsUrl: 'https://github.com/QuintinShaw/openasr/blob/main/docs/DOCS_INDEX.md',
  countDownloads: 'path_extension:"oasr"',
  addedAfter: '4.0.5',
});
