import { call, code, identifier } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython, inShell } from '../library-code/in-language.ts';
import { hasTag } from '../models/model-facts.ts';
import type { ModelRecord } from '../models/model-record.ts';
import { pipelineUsage } from './diffusers/usage.ts';
import { directUse, findClasses, type ModelLoader } from './transformers/direct-use.ts';

export const prunaAi = defineLibrary({
  id: 'pruna-ai',
  prettyLabel: 'Pruna AI',
  repoName: 'Pruna AI',
  repoUrl: 'https://github.com/PrunaAI/pruna',
  docsUrl: 'https://docs.pruna.ai',
  addedAfter: '4.0.5',
  snippets: (model) => {
    const loader: ModelLoader = hasTag(model, 'pruna_pro-ai')
      ? { module: 'pruna_pro', modelClass: 'PrunaProModel' }
      : { module: 'pruna', modelClass: 'PrunaModel' };
    return hasTag(model, 'diffusers') ? diffusion(model, loader) : [inPython(load(model, loader))];
  },
});

/** The programs of diffusers, with the one class that loads every optimized pipeline. */
function diffusion(model: ModelRecord, { module, modelClass }: ModelLoader) {
  return [
    inShell(code`pip install -U ${module} diffusers transformers accelerate`),
    inPython(pipelineUsage(model, { module, nameOf: () => modelClass })),
  ];
}

function load(model: ModelRecord, loader: ModelLoader) {
  const info = hasTag(model, 'transformers') ? findClasses(model) : undefined;
  if (info !== undefined) return directUse(model, info, loader);
  return code`
    from ${identifier(loader.module)} import ${identifier(loader.modelClass)}

    model = ${call(`${loader.modelClass}.from_pretrained`, [model.id])}
  `;
}
