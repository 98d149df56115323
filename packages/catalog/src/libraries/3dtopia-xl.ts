import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const _3dtopiaXl = defineLibrary({
  id: '3dtopia-xl',
  prettyLabel: '3DTopia-XL',
  repoName: '3DTopia-XL',
  repoUrl: 'https://github.com/3DTopia/3DTopia-XL',
  countDownloads: 'path:"model_vae_fp16.pt"',
  snippets: ({ id }) => [
    inPython(code`
      from threedtopia_xl.models import threedtopia_xl

      model = ${call('threedtopia_xl.from_pretrained', [id])}
      model.generate(cond="path/to/image.png")
    `),
  ],
});
