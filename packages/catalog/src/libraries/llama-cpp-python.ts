import { defineLibrary } from '../define-library.ts';

export const llamaCppPython = defineLibrary({
  id: 'llama-cpp-python',
  prettyLabel: 'llama-cpp-python',
  repoName: 'llama-cpp-python',
  repoUrl: 'https://github.com/abetlen/llama-cpp-python',
});
