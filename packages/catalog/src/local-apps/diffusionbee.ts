import { hasTag } from '../models/model-facts.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { withQuery } from './parts/with-query.ts';

export const diffusionbee = defineLocalApp({
  id: 'diffusionbee',
  prettyLabel: 'DiffusionBee',
  docsUrl: 'https://diffusionbee.com',
  mainTask: 'text-to-image',
  macOSOnly: true,
  displayOnModelPage: (model) => hasTag(model, 'diffusers') && model.pipeline_tag === 'text-to-image',
  deeplink: ({ id }) => withQuery('https://diffusionbee.com/huggingface_import', { model_id: id }),
});
