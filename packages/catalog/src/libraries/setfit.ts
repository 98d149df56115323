import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const setfit = defineLibrary({
  id: 'setfit',
  prettyLabel: 'setfit',
  repoName: 'setfit',
  repoUrl: 'https://github.com/huggingface/setfit',
  docsUrl: 'https://huggingface.co/docs/hub/setfit',
  filter: true,
  hostedTasks: ['text-classification'],
  snippets: pythonLoader({ from: 'setfit', call: 'SetFitModel.from_pretrained' }),
});
