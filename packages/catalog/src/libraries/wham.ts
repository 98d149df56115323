import { defineLibrary } from '../library-code/define-library.ts';

export const wham = defineLibrary({
  id: 'wham',
  prettyLabel: 'WHAM',
  repoName: 'wham',
  repoUrl: 'https://huggingface.co/microsoft/wham',
  docsUrl: 'https://huggingface.co/microsoft/wham/blob/main/README.md',
  countDownloads: 'path_extension:"ckpt"',
});
