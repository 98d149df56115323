import { createServer } from 'node:http';
import { EMULATOR_WEBHOOK_SECRET, emulatorProviderKey, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { webhookReader } from '@hubkit/inference/webhooks';

const emulator = await startEmulator();
const accessToken = emulatorProviderKey('replicate');
const { endpoints } = emulator;

// Your server. This one passes on what it receives.
let pass: (request: Request) => void = () => {};
const received = new Promise<Request>((resolve) => {
  pass = resolve;
});
const server = createServer(async (message, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)]);
  pass(new Request('http://localhost/', { method: 'POST', headers, body: Buffer.concat(chunks) }));
  response.end();
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as { port: number };

// The work is submitted, and its job stored; nobody waits for it.
const leave = new AbortController();
const call = new InferenceClient(accessToken, { endpoints }).textToVideo(
  { provider: 'replicate', model: 'Wan-AI/Wan2.1-T2V-14B', inputs: 'A lighthouse at dusk' },
  { webhook: `http://127.0.0.1:${port}/jobs`, keepJob: true, signal: leave.signal },
);
const job = await call.job;
leave.abort('nobody waits');
await call.catch((reason: unknown) => console.log(reason));

// Later, the provider calls.
const readWebhook = webhookReader({ accessToken, endpoints, secret: EMULATOR_WEBHOOK_SECRET });
if (job) console.log(job.provider, (await readWebhook(await received, job))?.type);
server.close();
await emulator.close();
