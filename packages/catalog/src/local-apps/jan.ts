import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';

export const jan = defineLocalApp({
  id: 'jan',
  prettyLabel: 'Jan',
  docsUrl: 'https://jan.ai',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  deeplink: ({ id }) => new URL(`jan://models/huggingface/${id}`),
});
