import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf, isMlx } from './parts/model-format.ts';
import { withQuery } from './parts/with-query.ts';

export const lmstudio = defineLocalApp({
  id: 'lmstudio',
  prettyLabel: 'LM Studio',
  docsUrl: 'https://lmstudio.ai',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => isGguf(model) || isMlx(model),
  deeplink: ({ id }, file) => withQuery('lmstudio://open_from_hf', { model: id, ...(file !== undefined && { file }) }),
});
