import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';
import { withQuery } from './parts/with-query.ts';

export const recursechat = defineLocalApp({
  id: 'recursechat',
  prettyLabel: 'RecurseChat',
  docsUrl: 'https://recurse.chat',
  mainTask: 'text-generation',
  macOSOnly: true,
  displayOnModelPage: isGguf,
  deeplink: ({ id }) => withQuery('recursechat://new-hf-gguf-model', { 'hf-model-id': id }),
});
