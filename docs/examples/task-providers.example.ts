import { PROVIDERS } from '@hubkit/inference/provider-facts';

const providers = PROVIDERS.filter(({ tasks }) => tasks.includes('text-to-video'));
for (const { id, keyVariable } of providers) console.log(id, keyVariable);
