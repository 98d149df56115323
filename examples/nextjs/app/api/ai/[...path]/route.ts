import { createGateway } from '@hubkit/gateway';
import { InferenceClient } from '@hubkit/inference';

const gateway = createGateway({
  client: await makeClient(),
  models: {
    chat: { targets: ['Qwen/Qwen2.5-VL-7B-Instruct'], tasks: ['conversational'] },
    painter: { targets: ['black-forest-labs/FLUX.1-schnell'], tasks: ['text-to-image'] },
  },
  limits: { all: { requestsPerMinute: 60, concurrent: 10 } },
});

export { gateway as DELETE, gateway as GET, gateway as POST };

/** Calls go to the hub with the token of the environment. Without one, an emulator in this process responds. */
async function makeClient(): Promise<InferenceClient> {
  if (process.env.HF_TOKEN) return new InferenceClient(process.env.HF_TOKEN);
  const { createEmulator, EMULATOR_HUB_TOKEN } = await import('@hubkit/emulator');
  const emulator = createEmulator();
  return new InferenceClient(EMULATOR_HUB_TOKEN, {
    endpoints: emulator.endpointsAt('http://127.0.0.1'),
    fetch: (...request: Parameters<typeof fetch>) => emulator.fetch(new Request(...request)),
  });
}
