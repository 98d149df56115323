import { createServer } from 'node:http';
import {
  EMULATOR_HUB_TOKEN,
  EMULATOR_WEBHOOK_SECRET,
  type Emulator,
  emulatorProviderKey,
  startEmulator,
} from '@hubkit/emulator';
import { InferenceClient, type Job, JobError } from '@hubkit/inference';
import { webhookReader } from '@hubkit/inference/webhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/** A server of the program, which keeps the deliveries that it gets; the first ones may be refused. */
async function startReceiver() {
  const deliveries: Request[] = [];
  const waiting: ((request: Request) => void)[] = [];
  let refusals = 0;
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk);
    const headers = new Headers(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
    response.writeHead(refusals-- > 0 ? 503 : 204).end();
    if (response.statusCode === 503) return;
    const request = new Request('http://receiver.test/', { method: 'POST', headers, body: Buffer.concat(chunks) });
    const next = waiting.shift();
    if (next) next(request);
    else deliveries.push(request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook?own=1`,
    refuse: (count: number) => {
      refusals = count;
    },
    next: async () => deliveries.shift() ?? new Promise<Request>((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

let emulator: Emulator;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant' });
  receiver = await startReceiver();
});
afterEach(() => emulator.clearFaults());
afterAll(async () => {
  await emulator.close();
  await receiver.close();
});

const MODELS = {
  'fal-ai': { model: 'Wan-AI/Wan2.1-T2V-14B' },
  replicate: { model: 'Wan-AI/Wan2.1-T2V-14B' },
} as const;
type Service = keyof typeof MODELS;
const SERVICES = Object.keys(MODELS) as readonly Service[];

const optionsOf = (provider: Service) => ({
  accessToken: emulatorProviderKey(provider),
  endpoints: emulator.endpoints,
  secret: EMULATOR_WEBHOOK_SECRET,
});

/** Submits a job, leaves it, and waits for its delivery. */
async function submit(provider: Service): Promise<{ readonly job: Job<'text-to-video'>; readonly delivery: Request }> {
  const { accessToken, endpoints } = optionsOf(provider);
  const leave = new AbortController();
  const client = new InferenceClient(accessToken, { endpoints, keepJob: true, signal: leave.signal });
  const call = client.textToVideo({ provider, ...MODELS[provider], inputs: 'A lighthouse' }, { webhook: receiver.url });
  const job = await call.job;
  leave.abort('it will be delivered');
  await call.catch(() => undefined);
  if (!job) throw new Error('There is no job.');
  return { job: JSON.parse(JSON.stringify(job)), delivery: await receiver.next() };
}

/** The same request with another body or headers. */
async function changed(
  request: Request,
  change: { readonly body?: (text: string) => string; readonly headers?: object },
) {
  const text = await request.clone().text();
  const headers = { ...Object.fromEntries(request.headers), ...change.headers };
  return new Request(request.url, { method: 'POST', headers, body: change.body?.(text) ?? text });
}

describe.each(SERVICES)('the webhook of a job at %s', (provider) => {
  it('brings the result, once', async () => {
    const { job, delivery } = await submit(provider);
    const readWebhook = webhookReader(optionsOf(provider));
    const again = delivery.clone();
    const video = await readWebhook(delivery, job);
    expect([video?.type, (video?.size ?? 0) > 1000]).toEqual(['video/mp4', true]);
    expect(await readWebhook(again, job)).toBeUndefined();
  });

  it('is delivered again where it was refused', async () => {
    receiver.refuse(1);
    const { job, delivery } = await submit(provider);
    expect(await webhookReader(optionsOf(provider))(delivery, job)).toBeInstanceOf(Blob);
  });

  it('reports a job that has failed', async () => {
    emulator.inject({ fault: 'job-failed', target: `/${provider}`, times: 1 });
    const { job, delivery } = await submit(provider);
    const reading = webhookReader(optionsOf(provider))(delivery, job);
    await expect(reading).rejects.toSatisfy((error) => JobError.is(error) && /memory/.test(String(error)));
  });

  it('is refused where anything of it was changed, before it is read', async () => {
    const { job, delivery } = await submit(provider);
    const readWebhook = webhookReader(optionsOf(provider));
    const time = provider === 'fal-ai' ? 'x-fal-webhook-timestamp' : 'webhook-timestamp';
    const signature = provider === 'fal-ai' ? 'x-fal-webhook-signature' : 'webhook-signature';
    const old = String(Math.floor(Date.now() / 1000) - 301);
    const soon = String(Number(delivery.headers.get(time)) + 1);
    const wrong = provider === 'fal-ai' ? '00'.repeat(64) : `v1,${btoa('no')} v2,x`;
    for (const change of [
      { body: (text: string) => `${text} ` },
      { body: () => 'no JSON' },
      { headers: { [time]: old } },
      { headers: { [time]: soon } },
      { headers: { [time]: 'now' } },
      { headers: { [signature]: wrong } },
      { headers: { [signature]: '' } },
    ]) {
      await expect(readWebhook(await changed(delivery, change), job)).rejects.toThrow(/signature|older/);
    }
    expect(await readWebhook(delivery, job)).toBeInstanceOf(Blob);
  });

  it('is refused for another job', async () => {
    const { job, delivery } = await submit(provider);
    const reading = webhookReader(optionsOf(provider))(delivery, { ...job, id: 'another' });
    await expect(reading).rejects.toThrow('The delivery is of another job than another.');
  });

  it('is refused through the router, before anything is sent', async () => {
    const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
    const args = { provider, ...MODELS[provider], inputs: 'x' };
    const before = emulator.exchanges().filter(({ method }) => method === 'POST').length;
    await expect(client.textToVideo(args, { webhook: receiver.url })).rejects.toThrow(
      /router of the hub passes no webhooks/,
    );
    expect(emulator.exchanges().filter(({ method }) => method === 'POST')).toHaveLength(before);
  });
});

describe('a webhook', () => {
  it('needs the secret at Replicate', async () => {
    const { job, delivery } = await submit('replicate');
    const { secret: _, ...options } = optionsOf('replicate');
    await expect(webhookReader(options)(delivery.clone(), job)).rejects.toThrow('need the `secret`');
    const others = { ...options, secret: `whsec_${btoa('a secret of somebody else')}` };
    await expect(webhookReader(others)(delivery, job)).rejects.toThrow('no valid signature');
  });

  it.each<[Readonly<Record<string, unknown>>, string, RegExp]>([
    [
      { provider: 'groq', model: 'meta-llama/Llama-3.1-8B-Instruct', messages: [] },
      'chatCompletion',
      /Groq has no webhooks/,
    ],
    [
      { provider: 'fal-ai', model: 'Wan-AI/Wan2.1-T2V-14B', inputs: 'x', webhook: 'here' },
      'textToVideo',
      /must be the address/,
    ],
  ])('is refused where it cannot be: %j', async ({ webhook = receiver.url, ...args }, method, message) => {
    const client = new InferenceClient(emulatorProviderKey(args.provider as never), { endpoints: emulator.endpoints });
    const call = Reflect.get(client, method) as (args: object, options: object) => Promise<unknown>;
    await expect(call.call(client, args, { webhook })).rejects.toThrow(message);
  });

  it('is posted to this machine only', async () => {
    const client = new InferenceClient(emulatorProviderKey('fal-ai'), { endpoints: emulator.endpoints });
    const args = { provider: 'fal-ai', ...MODELS['fal-ai'], inputs: 'x' } as const;
    await expect(client.textToVideo(args, { webhook: 'https://example.com/' })).rejects.toThrow(/this machine only/);
  });
});
