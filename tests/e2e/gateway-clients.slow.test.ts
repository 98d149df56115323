import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMULATOR_HUB_TOKEN, type Emulator, emulatedModel, startEmulator } from '@hubkit/emulator';
import { createGateway } from '@hubkit/gateway';
import { type GatewayServer, serveGateway } from '@hubkit/gateway/node';
import { InferenceClient, type InferenceTask } from '@hubkit/inference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { table } from '../../scripts/markdown-table.ts';
import { findPython } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';
import { JAVASCRIPT } from './gateway-clients/javascript.ts';
import { problemOf, QUESTION, ROUTES, type RouteName, type Target, TEXTS } from './gateway-clients/routes.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const PAGE = join(root, 'docs/guide/gateway-clients.md');
const KEY = 'key-of-a-program';
const at = (provider: string, task: InferenceTask) => ({
  targets: [`${emulatedModel(provider, task).model}:${provider}`],
  tasks: [task],
});

let emulator: Emulator;
let server: GatewayServer;
let target: Target;
const folder = mkdtempSync(join(tmpdir(), 'hubkit-clients-'));
/** Rows of the table: for each client, the routes that it has used. */
const used = new Map<string, readonly RouteName[]>();

beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant' });
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
  const gateway = createGateway({
    client,
    authorize: ({ headers }) => (headers.get('authorization') === `Bearer ${KEY}` ? { id: 'program' } : undefined),
    models: {
      chat: at('groq', 'conversational'),
      text: at('featherless-ai', 'text-generation'),
      vectors: at('deepinfra', 'feature-extraction'),
      painter: at('together', 'text-to-image'),
      voice: at('fal-ai', 'text-to-speech'),
      ears: at('hf-inference', 'automatic-speech-recognition'),
      labels: at('hf-inference', 'text-classification'),
    },
  });
  server = await serveGateway(gateway, { port: 0 });
  const soundFile = join(folder, 'hello.wav');
  const { model } = emulatedModel('fal-ai', 'text-to-speech');
  const sound = await client.textToSpeech({ model, provider: 'fal-ai', inputs: 'Hello' });
  writeFileSync(soundFile, Buffer.from(await sound.arrayBuffer()));
  target = { baseUrl: `${server.url}/v1`, key: KEY, soundFile };
}, SLOW_TIMEOUT_MS);

afterAll(async () => {
  await server?.close();
  await emulator?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('clients in JavaScript, and curl', () => {
  it.each(Object.entries(JAVASCRIPT))('%s uses a gateway', async (name, callsFor) => {
    const problems: (string | undefined)[] = [];
    const calls = callsFor(target);
    const routes = ROUTES.filter((route) => calls[route]);
    for (const route of routes) problems.push(problemOf(route, await calls[route]?.()));
    expect(problems.filter(Boolean)).toEqual([]);
    used.set(name, routes);
  });
});

describeWith(findPython('huggingface_hub', 'openai'), 'clients in Python', (python) => {
  it('use a gateway', async () => {
    const script = join(root, 'tests/e2e/gateway-clients/python_clients.py');
    const printed = await new Promise<string>((resolve, reject) => {
      const child = execFile(python, [script], (error, stdout) => (error ? reject(error) : resolve(stdout)));
      child.stdin?.end(JSON.stringify({ ...target, question: QUESTION, texts: TEXTS }));
    });
    const reports = JSON.parse(printed) as Record<string, Record<RouteName, { result?: unknown; error?: string }>>;
    for (const [name, report] of Object.entries(reports)) {
      const routes = ROUTES.filter((route) => report[route]);
      const problems = routes.map((route) => report[route].error ?? problemOf(route, report[route].result));
      expect([name, problems.filter(Boolean)]).toEqual([name, []]);
      used.set(name, routes);
    }
  });

  it('are in the table of the guide with those in JavaScript', () => {
    const rows = [...used].map(([name, routes]) => [
      name,
      ...ROUTES.map((route) => (routes.includes(route) ? '✓' : '')),
    ]);
    const made = table(['client', ...ROUTES.map((route) => `\`${route}\``)], rows);
    console.log(made);
    const page = readFileSync(PAGE, 'utf8');
    if (process.env.UPDATE_TABLES)
      writeFileSync(PAGE, page.replace(/(<!-- clients -->\n)[\s\S]*?(<!-- end of clients -->)/, `$1\n${made}\n$2`));
    expect(readFileSync(PAGE, 'utf8')).toContain(made);
  });
});
