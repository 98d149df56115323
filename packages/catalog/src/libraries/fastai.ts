import { defineLibrary } from '../library-code/define-library.ts';
import { pythonLoader } from '../library-code/python-loader.ts';

export const fastai = defineLibrary({
  id: 'fastai',
  prettyLabel: 'fastai',
  repoName: 'fastai',
  repoUrl: 'https://github.com/fastai/fastai',
  docsUrl: 'https://huggingface.co/docs/hub/fastai',
  filter: true,
  hostedTasks: ['image-classification'],
  snippets: pythonLoader({ from: 'huggingface_hub', call: 'from_pretrained_fastai', variable: 'learn' }),
});
