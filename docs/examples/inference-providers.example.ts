import { PROVIDERS } from '@hubkit/inference/provider-facts';

for (const { id, tasks, keyVariable, access } of PROVIDERS) {
  console.log(`${id}: ${tasks.join(', ')} (${access === 'routed' ? 'hub token' : keyVariable})`);
}
