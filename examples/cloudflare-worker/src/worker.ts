import { createGateway, type Gateway } from '@hubkit/gateway';
import { InferenceClient } from '@hubkit/inference';

interface Env {
  /** `wrangler secret put HF_TOKEN` sets it. */
  readonly HF_TOKEN?: string;
}

// Made by the first request, because the key comes with it; all requests of this isolate share it.
let gateway: Promise<Gateway> | undefined;

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    gateway ??= makeGateway(env);
    return (await gateway)(request);
  },
};

async function makeGateway(env: Env): Promise<Gateway> {
  return createGateway({
    client: await makeClient(env),
    models: ['meta-llama/Llama-3.1-8B-Instruct'],
    limits: { all: { requestsPerMinute: 60, concurrent: 10 } },
  });
}

/** Calls go to the hub with the token of the Worker. Without one, an emulator in the Worker responds. */
async function makeClient({ HF_TOKEN }: Env): Promise<InferenceClient> {
  if (HF_TOKEN) return new InferenceClient(HF_TOKEN);
  const { createEmulator, EMULATOR_HUB_TOKEN } = await import('@hubkit/emulator');
  const emulator = createEmulator();
  return new InferenceClient(EMULATOR_HUB_TOKEN, {
    endpoints: emulator.endpointsAt('http://127.0.0.1'),
    fetch: (...request: Parameters<typeof fetch>) => emulator.fetch(new Request(...request)),
  });
}
