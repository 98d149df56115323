import { defineLibrary } from '../define-library.ts';

export const mambaSsm = defineLibrary({
  id: 'mamba-ssm',
  prettyLabel: 'MambaSSM',
  repoName: 'MambaSSM',
  repoUrl: 'https://github.com/state-spaces/mamba',
});
