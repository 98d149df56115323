import { createGateway } from '@hubkit/gateway';
import { nodeListener } from '@hubkit/gateway/node';
import { InferenceClient } from '@hubkit/inference';
import express from 'express';

const gateway = createGateway({
  client: await makeClient(),
  models: ['meta-llama/Llama-3.1-8B-Instruct'],
  limits: { all: { requestsPerMinute: 60, concurrent: 10 } },
});

const app = express();
app.use('/api/ai', nodeListener(gateway));
app.use(express.static('public'));
const server = app.listen(process.env.PORT ?? 3000, () => console.log(`http://localhost:${server.address().port}`));

/** Calls go to the hub with the token of the environment. Without one, an emulator in this process responds. */
async function makeClient() {
  if (process.env.HF_TOKEN) return new InferenceClient(process.env.HF_TOKEN);
  const { createEmulator, EMULATOR_HUB_TOKEN } = await import('@hubkit/emulator');
  const emulator = createEmulator();
  return new InferenceClient(EMULATOR_HUB_TOKEN, {
    endpoints: emulator.endpointsAt('http://127.0.0.1'),
    fetch: (...request) => emulator.fetch(new Request(...request)),
  });
}
