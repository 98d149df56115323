import { createGateway } from '@hubkit/gateway';
import { InferenceClient } from '@hubkit/inference';
import { Hono } from 'hono';

const gateway = createGateway({
  client: await makeClient(),
  models: {
    chat: { targets: ['meta-llama/Llama-3.1-8B-Instruct'], tasks: ['conversational'] },
    mood: { targets: ['distilbert/distilbert-base-uncased-finetuned-sst-2-english'], tasks: ['text-classification'] },
  },
  limits: { all: { requestsPerMinute: 60, concurrent: 10 } },
});

export const app = new Hono();
app.all('/api/ai/*', (context) => gateway(context.req.raw));

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
