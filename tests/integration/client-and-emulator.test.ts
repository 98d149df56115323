import { TASKS, type TaskId } from '@hubkit/catalog';
import { TASK_SCHEMAS } from '@hubkit/catalog/schemas';
import {
  createEmulator,
  EMULATOR_HUB_TOKEN,
  emulatedModel,
  emulatorProviderKey,
  startEmulator,
} from '@hubkit/emulator';
import { type CallOptions, InferenceClient } from '@hubkit/inference';
import { PROVIDERS, type ProviderFacts } from '@hubkit/inference/provider-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAST_CLOCK, FAST_TIMEOUTS } from './fast-clock.ts';
import { sampleInput } from './task-samples/sample-input.ts';

/** One call: a provider, a task, through the router or directly, plain or streamed. */
interface Cell {
  readonly name: string;
  readonly provider: ProviderFacts['id'];
  readonly task: TaskId;
  readonly isRouted: boolean;
  readonly isStream: boolean;
}

const PACE = { firstTokenMs: 0, tokenMs: 0, jobStepMs: 0 };
const ORIGIN = 'http://127.0.0.1:1';

/** Replicate makes transcripts as jobs, which do not stream. */
const canStream = (provider: string, task: TaskId) =>
  'streamOutput' in TASK_SCHEMAS[task] && !(provider === 'replicate' && task === 'automatic-speech-recognition');

const cells = PROVIDERS.flatMap(({ id, tasks, access }) =>
  tasks.flatMap((task) =>
    [true, false]
      .filter((isRouted) => access === 'both' || access === (isRouted ? 'routed' : 'direct'))
      .flatMap((isRouted) =>
        [false, true]
          .filter((isStream) => !isStream || canStream(id, task))
          .map((isStream): Cell => {
            const name = `${id} ${task}, ${isRouted ? 'routed' : 'direct'}${isStream ? ', streamed' : ''}`;
            return { name, provider: id, task, isRouted, isStream };
          }),
      ),
  ),
);

/** One cell of each provider. */
const samples = PROVIDERS.flatMap(({ id }) => cells.find(({ provider }) => provider === id) ?? []);

/** Calls the method of a task with sample arguments, as a user does. */
async function run({ provider, task, isRouted, isStream }: Cell, options: CallOptions): Promise<readonly unknown[]> {
  const { model } = emulatedModel(provider, task);
  const client = new InferenceClient(isRouted ? EMULATOR_HUB_TOKEN : emulatorProviderKey(provider), options);
  const input = sampleInput(task);
  const { method } = TASKS[task];
  const call = Reflect.get(client, isStream ? `${method}Stream` : method);
  const result = Reflect.apply(call, client, [{ ...input, provider, model }]);
  return isStream ? collect(result as AsyncIterable<unknown>) : [await result];
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** Expects a result that the output schema of its task accepts; a file has to have a media type and content. */
function expectOutput(task: TaskId, isStream: boolean, result: unknown): void {
  if (result instanceof Blob) {
    expect(result.type).toMatch(/^(image|audio|video)\/\w/);
    expect(result.size).toBeGreaterThan(100);
  }
  const schemas: { readonly output: unknown; readonly streamOutput?: unknown } = TASK_SCHEMAS[task];
  // Every schema of the catalog is one of Standard Schema.
  const schema = (isStream ? schemas.streamOutput : schemas.output) as typeof TASK_SCHEMAS.conversational.output;
  expect(schema['~standard'].validate(result)).not.toHaveProperty('issues');
}

describe('the client and the emulator', () => {
  it.each(cells)('understand each other: $name', async (cell) => {
    const emulator = createEmulator({ pace: PACE });
    const options: CallOptions = {
      endpoints: emulator.endpointsAt(ORIGIN),
      fetch: (input, init) => emulator.fetch(new Request(input, init)),
      retry: false,
      clock: FAST_CLOCK,
      timeouts: FAST_TIMEOUTS,
    };
    const results = await run(cell, options);
    // A transcript that is sent at once is one event.
    const isInPieces = cell.isStream && cell.task !== 'automatic-speech-recognition';
    expect(results.length).toBeGreaterThan(isInPieces ? 1 : 0);
    for (const result of results) expectOutput(cell.task, cell.isStream, result);
    const sent = emulator.exchanges().filter(({ method }) => method === 'POST');
    const { routed, direct } = emulatedModel(cell.provider, cell.task).hosts;
    expect(sent.length).toBeGreaterThan(0);
    for (const { path } of sent) expect(path.startsWith(cell.isRouted ? routed : direct), path).toBe(true);
    expect(emulator.exchanges().map(({ status }) => status)).not.toContain(404);
  });
});

describe('the client and the emulator over HTTP', () => {
  let emulator: Awaited<ReturnType<typeof startEmulator>>;
  beforeAll(async () => {
    emulator = await startEmulator({ pace: PACE });
  });
  afterAll(() => emulator.close());

  it.each(samples)('understand each other: $name', async (cell) => {
    const [result] = await run(cell, {
      endpoints: emulator.endpoints,
      retry: false,
      clock: FAST_CLOCK,
      timeouts: FAST_TIMEOUTS,
    });
    expectOutput(cell.task, cell.isStream, result);
  });
});
