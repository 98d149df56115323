import { sampleArguments, TASK_SAMPLES, type TaskSample } from '@hubkit/catalog/samples';
import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient, type InferenceTask } from '@hubkit/inference';
import { loadTaskForm, type TaskArguments, valueAt, withValue } from '@hubkit/react/task-widget';
import { afterAll, describe, expect, it } from 'vitest';
import { SAMPLE_MODELS } from '../../catalog-data/sample-models.ts';
import { executeRun } from '../../run/execute-run.ts';
import type { Run } from '../../run/run.ts';
import { readMapping } from '../../services/provider-mapping.ts';
import { createCalls, taskAt } from './create-calls.ts';
import { loadRecord } from './load-record.ts';
import type { FullRecord } from './parse-record.ts';
import { callOfSnippet } from './use-call.ts';

const ROUTER = 'https://router.huggingface.co';
/** Clients whose code has the address of its request. */
const WITH_ADDRESS = new Set(['curl', 'fetch', 'requests']);

const emulator = await startEmulator({ pace: 'instant' });
afterAll(() => emulator.close());
const service = {
  id: 'emulator',
  label: 'Emulator',
  isEmulator: true,
  faults: [],
  endpoints: emulator.endpoints,
} as const;
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

describe('the run of a printed program', () => {
  const tasks = new Set<string>();

  it.each(SAMPLE_MODELS.map(({ id }) => id))('sends the request of each program of %s', async (id) => {
    const { record } = await loadRecord(service, EMULATOR_HUB_TOKEN, id);
    const mappings = readMapping(record?.inferenceProviderMapping);
    for (const snippet of record ? createCalls(record, mappings) : []) {
      const task = taskAt(snippet.provider, mappings) as InferenceTask; // Has one each.
      if (!snippet.canRun || !WITH_ADDRESS.has(snippet.client)) continue;
      tasks.add(task);
      const first = await findFirstRequest(callOfSnippet(snippet, id, task, await createSample(task, record), true));
      const code = snippet.code.replaceAll(ROUTER, emulator.endpoints.router);
      const words = code.split(/["'`\s]+/);
      expect(words, `${snippet.provider} ${snippet.client}`).toContain(first?.url);
      if (typeof first?.model === 'string') expect(words).toContain(first.model);
    }
  });

  it('is tried with chat and with many other tasks', () => {
    expect(tasks).toContain('conversational');
    expect(tasks.size).toBeGreaterThan(10);
  });

  it('gives the model alone to a server of the user, and the provider to the clients of the hub', () => {
    const snippet = { provider: 'groq', client: 'openai', streaming: true };
    expect(callOfSnippet(snippet, 'a/b', 'conversational', {}, false)).toMatchObject({
      model: 'a/b',
      isStreamed: true,
    });
    expect(callOfSnippet(snippet, 'a/b', 'conversational', {}, true)).toMatchObject({ model: 'a/b:groq' });
    const hub = { provider: 'groq', client: 'huggingface_hub' };
    expect(callOfSnippet(hub, 'a/b', 'conversational', {}, true)).toMatchObject({ provider: 'groq', model: 'a/b' });
  });
});

describe('the programs of a model', () => {
  const record: FullRecord = { id: 'owner/name', pipeline_tag: 'text-to-image', tags: [] };
  const mappings = [{ provider: 'fal-ai', providerId: 'fal/name', task: 'text-to-image', status: 'live' }];

  it('leave the choice of the provider to the hub first, where there is a provider', () => {
    const providers = createCalls(record, mappings).map(({ provider }) => provider);
    expect([...new Set(providers)]).toEqual(['auto', 'fal-ai']);
    expect(createCalls(record, [])).toEqual([]);
  });

  it('stream chats alone', () => {
    expect(createCalls(record, mappings).some(({ streaming }) => streaming)).toBe(false);
  });

  it('have the input that was typed, and name the files', () => {
    const inputs = 'A puffin on a rock';
    for (const { code } of createCalls(record, mappings, { 'text-to-image': { inputs } }))
      expect(code).toContain(inputs);
    const photo = new File(['x'], 'puffin.png', { type: 'image/png' });
    const seen = { ...record, pipeline_tag: 'image-classification' };
    const at = [{ provider: 'hf-inference', providerId: 'owner/name', task: 'image-classification' }];
    const codes = createCalls(seen, at, { 'image-classification': { inputs: photo } });
    expect(codes.length).toBeGreaterThan(2);
    for (const { code } of codes) expect(code).toContain('puffin.png');
  });
});

/** Starts a call, and returns the first request that is not for the hub; what would follow is left. */
async function findFirstRequest(spec: Run['spec']) {
  let sent: { readonly url: string; readonly model: unknown } | undefined;
  const controller = new AbortController();
  await executeRun(spec, {
    client,
    service,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.url.startsWith(emulator.endpoints.hub)) return fetch(request);
      const isJson = request.headers.get('content-type')?.includes('json');
      sent = { url: request.url, model: isJson ? (await request.clone().json()).model : undefined };
      controller.abort();
      throw controller.signal.reason;
    },
    signal: controller.signal,
    now: () => 0,
    show: () => {},
  });
  return sent;
}

/** The sample of a task with files in the places of their names. */
async function createSample(task: string, record: FullRecord | undefined): Promise<TaskArguments> {
  const sample = (TASK_SAMPLES as Readonly<Record<string, TaskSample>>)[task];
  let args: TaskArguments = sample ? sampleArguments(sample, record) : {};
  for (const { path, kind } of (await loadTaskForm(task))?.fields ?? []) {
    const name = valueAt(args, path);
    const type = /\.(png|jpg)$/.test(String(name)) ? 'image/png' : 'audio/mpeg';
    if (kind === 'file' && typeof name === 'string') args = withValue(args, path, new File(['x'], name, { type }));
  }
  return args;
}
