import { defineLibrary } from '../define-library.ts';

export const colipri = defineLibrary({
  id: 'colipri',
  prettyLabel: 'COLIPRI',
  repoName: 'COLIPRI',
  repoUrl: 'https://huggingface.co/microsoft/colipri',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
