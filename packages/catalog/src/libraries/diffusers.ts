import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';
import { diffusersClasses } from './diffusers/pipeline-classes.ts';
import { pipelineUsage } from './diffusers/usage.ts';

export const diffusers = defineLibrary({
  id: 'diffusers',
  prettyLabel: 'Diffusers',
  repoName: '🤗/diffusers',
  repoUrl: 'https://github.com/huggingface/diffusers',
  docsUrl: 'https://huggingface.co/docs/hub/diffusers',
  filter: true,
  hasUnpublishedDownloadRule: true,
  hostedTasks: ['image-to-image', 'text-to-image'],
  snippets: (model) => [
    inShell(code`pip install -U diffusers transformers accelerate`),
    inPython(pipelineUsage(model, diffusersClasses)),
  ],
});
