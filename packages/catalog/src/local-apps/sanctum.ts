import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';
import { withQuery } from './parts/with-query.ts';

export const sanctum = defineLocalApp({
  id: 'sanctum',
  prettyLabel: 'Sanctum',
  docsUrl: 'https://sanctum.ai',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  deeplink: ({ id }) => withQuery('sanctum://open_from_hf', { model: id }),
});
