import { defineLocalApp } from './parts/define-local-app.ts';
import { isGguf } from './parts/model-format.ts';

export const backyard = defineLocalApp({
  id: 'backyard',
  prettyLabel: 'Backyard AI',
  docsUrl: 'https://backyard.ai',
  mainTask: 'text-generation',
  displayOnModelPage: isGguf,
  deeplink: ({ id }) => new URL(`https://backyard.ai/hf/model/${id}`),
});
