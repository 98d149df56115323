import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const mambaSsm = defineLibrary({
  id: 'mamba-ssm',
  prettyLabel: 'MambaSSM',
  repoName: 'MambaSSM',
  repoUrl: 'https://github.com/state-spaces/mamba',
  snippets: pythonLoader({ from: 'mamba_ssm', call: 'MambaLMHeadModel.from_pretrained' }),
});
