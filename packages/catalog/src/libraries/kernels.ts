import { defineLibrary } from '../define-library.ts';

export const kernels = defineLibrary({
  id: 'kernels',
  prettyLabel: 'Kernels',
  repoName: 'Kernels',
  repoUrl: 'https://github.com/huggingface/kernels',
  docsUrl: 'https://huggingface.co/docs/kernels',
  countDownloads: 'path_filename:"_ops" AND path_extension:"py"',
  addedAfter: '4.0.5',
});
