import { useThisModel as listUses } from '@hubkit/snippets/use-this-model';

// As the hub sends it for GET /api/models/<id>?expand[]=inferenceProviderMapping&expand[]=tags&…
const model = {
  id: 'black-forest-labs/FLUX.1-dev',
  tags: ['diffusers', 'safetensors', 'text-to-image'],
  pipeline_tag: 'text-to-image',
  library_name: 'diffusers',
  inferenceProviderMapping: {
    'fal-ai': { providerId: 'fal-ai/flux/dev', status: 'live', task: 'text-to-image' },
  },
};

const { libraries, apps, providers, notebooks } = listUses(model);
for (const { label, because, install, url } of [...libraries, ...apps, ...providers, ...notebooks])
  console.log(`${label}: ${because} ${install ?? url ?? ''}`);
