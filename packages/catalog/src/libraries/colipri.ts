import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';

export const colipri = defineLibrary({
  id: 'colipri',
  prettyLabel: 'COLIPRI',
  repoName: 'COLIPRI',
  repoUrl: 'https://huggingface.co/microsoft/colipri',
  countDownloads: 'path_extension:"safetensors"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inShell(code`pip install colipri`),
    inPython(code`
      from colipri import ZeroShotImageClassificationPipeline, get_processor, load_sample_ct

      processor = get_processor()
      pipeline = ${call('ZeroShotImageClassificationPipeline', [id, code`processor`])}

      image = load_sample_ct()
      pipeline(image, ["Normal lungs", "Lungs with nodules"])
    `),
  ],
});
