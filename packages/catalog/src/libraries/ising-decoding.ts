import { defineLibrary } from '../library-code/define-library.ts';

export const isingDecoding = defineLibrary({
  id: 'ising-decoding',
  prettyLabel: 'Ising Decoding',
  repoName: 'Ising-Decoding',
  repoUrl: 'https://github.com/NVIDIA/Ising-Decoding',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
});
