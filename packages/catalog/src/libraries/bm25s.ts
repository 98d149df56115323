import { defineLibrary } from '../define-library.ts';

export const bm25s = defineLibrary({
  id: 'bm25s',
  prettyLabel: 'BM25S',
  repoName: 'bm25s',
  repoUrl: 'https://github.com/xhluca/bm25s',
  countDownloads: 'path:"params.index.json"',
});
