import { hasTag } from '../models/model-facts.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { isDiffusersImage } from './parts/model-format.ts';
import { withQuery } from './parts/with-query.ts';

export const drawthings = defineLocalApp({
  id: 'drawthings',
  prettyLabel: 'Draw Things',
  docsUrl: 'https://drawthings.ai',
  mainTask: 'text-to-image',
  macOSOnly: true,
  displayOnModelPage: isDiffusersImage,
  deeplink: (model) => {
    const call = hasTag(model, 'lora') ? 'load_lora_weights' : 'from_pretrained';
    return withQuery(`https://drawthings.ai/import/diffusers/pipeline.${call}`, { repo_id: model.id });
  },
});
