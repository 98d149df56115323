import { defineLibrary } from '../library-code/define-library.ts';

export const tabpfn = defineLibrary({
  id: 'tabpfn',
  prettyLabel: 'TabPFN',
  repoName: 'TabPFN',
  repoUrl: 'https://github.com/PriorLabs/TabPFN',
});
