import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const vfiMamba = defineLibrary({
  id: 'vfi-mamba',
  prettyLabel: 'VFIMamba',
  repoName: 'VFIMamba',
  repoUrl: 'https://github.com/MCG-NJU/VFIMamba',
  countDownloads: 'path_extension:"pkl"',
  snippets: pythonLoader({
    from: 'Trainer_finetune',
    call: 'Model.from_pretrained',
    note: 'Run it in a clone of https://github.com/MCG-NJU/VFIMamba',
  }),
});
