import { hasTag } from '../models/model-facts.ts';
import { defineLocalApp } from './parts/define-local-app.ts';
import { withQuery } from './parts/with-query.ts';

export const joyfusion = defineLocalApp({
  id: 'joyfusion',
  prettyLabel: 'JoyFusion',
  docsUrl: 'https://joyfusion.app',
  mainTask: 'text-to-image',
  macOSOnly: true,
  displayOnModelPage: (model) =>
    ['coreml', 'joyfusion'].every((tag) => hasTag(model, tag)) && model.pipeline_tag === 'text-to-image',
  deeplink: ({ id }) => withQuery('https://joyfusion.app/import_from_hf', { repo_id: id }),
});
