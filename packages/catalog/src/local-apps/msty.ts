import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';

export const msty = defineLocalApp({
  id: 'msty',
  prettyLabel: 'Msty',
  docsUrl: 'https://msty.app',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  deeplink: ({ id }) => new URL(`msty://models/search/hf/${id}`),
});
