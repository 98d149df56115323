import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const bm25s = defineLibrary({
  id: 'bm25s',
  prettyLabel: 'BM25S',
  repoName: 'bm25s',
  repoUrl: 'https://github.com/xhluca/bm25s',
  countDownloads: 'path:"params.index.json"',
  snippets: pythonLoader({ from: 'bm25s.hf', call: 'BM25HF.load_from_hub', variable: 'retriever' }),
});
