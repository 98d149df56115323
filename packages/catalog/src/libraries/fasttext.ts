import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const fasttext = defineLibrary({
  id: 'fasttext',
  prettyLabel: 'fastText',
  repoName: 'fastText',
  repoUrl: 'https://fasttext.cc/',
  filter: true,
  countDownloads: 'path_extension:"bin"',
  hostedTasks: ['feature-extraction', 'text-classification'],
  snippets: ({ id }) => [
    inPython(code`
      import fasttext
      from huggingface_hub import hf_hub_download

      model = fasttext.load_model(${call('hf_hub_download', [id, 'model.bin'])})
    `),
  ],
});
