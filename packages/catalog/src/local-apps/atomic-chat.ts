import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf, isMlx } from './parts/model-format.ts';

export const atomicChat = defineLocalApp({
  id: 'atomic-chat',
  prettyLabel: 'Atomic Chat',
  docsUrl: 'https://atomic.chat',
  mainTask: 'text-generation',
  displayOnModelPage: (model) => isGguf(model) || isMlx(model),
  deeplink: ({ id }) => new URL(`atomic-chat://models/huggingface/${id}`),
});
