import { code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';
import { baseModel, promptOf } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';
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
  codeKind: kindOf,
  snippets: (model) => [
    inShell(code`pip install -U diffusers transformers accelerate`),
    inPython(pipelineUsage(model, diffusersClasses)),
  ],
});

function kindOf(model: ModelRecord): string {
  const { pipeline_tag: task = '', tags } = model;
  const prompt = promptOf(model, '');
  return `${task}\n${baseModel(model)}\n${prompt.length} ${prompt}\n${tags.length} ${tags.join('\n')}`;
}
