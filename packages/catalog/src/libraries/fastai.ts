import { defineLibrary } from '../define-library.ts';

export const fastai = defineLibrary({
  id: 'fastai',
  prettyLabel: 'fastai',
  repoName: 'fastai',
  repoUrl: 'https://github.com/fastai/fastai',
  docsUrl: 'https://huggingface.co/docs/hub/fastai',
  filter: true,
  hostedTasks: ['image-classification'],
});
