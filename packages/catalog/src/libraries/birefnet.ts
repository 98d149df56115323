import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const birefnet = defineLibrary({
  id: 'birefnet',
  prettyLabel: 'BiRefNet',
  repoName: 'BiRefNet',
  repoUrl: 'https://github.com/ZhengPeng7/BiRefNet',
  snippets: ({ id }) => [
    inPython(code`
      # With transformers
      from transformers import AutoModelForImageSegmentation

      birefnet = ${call('AutoModelForImageSegmentation.from_pretrained', [id], { trust_remote_code: true })}
    `),
    inPython(code`
      # With the code of the authors, in a clone of https://github.com/ZhengPeng7/BiRefNet
      from models.birefnet import BiRefNet

      model = ${call('BiRefNet.from_pretrained', [id])}
    `),
  ],
});
