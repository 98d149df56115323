import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const kernels = defineLibrary({
  id: 'kernels',
  prettyLabel: 'Kernels',
  repoName: 'Kernels',
  repoUrl: 'https://github.com/huggingface/kernels',
  docsUrl: 'https://huggingface.co/docs/kernels',
  countDownloads: 'path_filename:"_ops" AND path_extension:"py"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      # pip install kernels
      from kernels import get_kernel

      kernel = ${call('get_kernel', [id])}
    `),
  ],
});
