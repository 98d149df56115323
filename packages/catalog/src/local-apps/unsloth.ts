import { hasTag } from '../models/model-facts.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';
import { withQuery } from './parts/with-query.ts';

export const unsloth = defineLocalApp({
  id: 'unsloth',
  prettyLabel: 'Unsloth Desktop',
  docsUrl: 'https://unsloth.ai/docs',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => hasTag(model, 'unsloth') || isGguf(model),
  deeplink: ({ id }, file) => withQuery('unsloth://open_from_hf', { model: id, ...(file !== undefined && { file }) }),
});
