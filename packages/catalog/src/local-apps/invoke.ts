import { hasTag } from '../model-facts.ts';
import { defineLocalApp } from './parts/define-local-app.ts';

export const invoke = defineLocalApp({
  id: 'invoke',
  prettyLabel: 'Invoke',
  docsUrl: 'https://github.com/invoke-ai/InvokeAI',
  mainTask: 'text-to-image',
  displayOnModelPage: (model) => hasTag(model, 'diffusers') && model.pipeline_tag === 'text-to-image',
  deeplink: ({ id }) => new URL(`https://models.invoke.ai/huggingface/${id}`),
});
