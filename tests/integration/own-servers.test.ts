import { TASKS, type TaskId } from '@hubkit/catalog';
import { TASK_SCHEMAS } from '@hubkit/catalog/schemas';
import { type Emulator, listServerTasks, type ServerTask, startEmulator } from '@hubkit/emulator';
import { InferenceClient, InferenceError } from '@hubkit/inference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleInput } from './task-samples/sample-input.ts';

/** Forms of the address of a server that a user may pass as `endpointUrl`; `path` is that of the operation. */
const ADDRESSES = {
  base: (base: string) => base,
  'base/': (base: string) => `${base}/`,
  '/v1': (base: string) => `${base}/v1`,
  '/v1/': (base: string) => `${base}/v1/`,
  '/v1?query': (base: string) => `${base}/v1?team=a`,
  path: (base: string, path: string) => base + path,
  'path?query': (base: string, path: string) => `${base}${path}?team=a`,
} as const;

/** Paths of OpenAI's operations, and of the servers that have their own. */
const OPERATIONS: Readonly<Record<string, RegExp>> = {
  conversational: /\/chat\/completions$/,
  'text-generation': /\/completions$|\/generate(_stream)?$/,
  'feature-extraction': /\/embeddings$|\/embed$/,
};

/** Servers that have an operation below no version, so that their base URL does not lead to it (docs/guide/embeddings.md#rank-texts). */
const BY_PATH_ONLY: readonly string[] = ['tei text-ranking'];

/** A call: what is sent, and how. */
interface Form {
  readonly name: string;
  readonly isStream?: boolean;
  readonly args?: object;
}

const PLAIN: readonly Form[] = [{ name: 'plain' }];
const STREAMED: readonly Form[] = [{ name: 'plain' }, { name: 'stream', isStream: true }];

const FORMS: Readonly<Record<string, readonly Form[]>> = {
  conversational: STREAMED,
  'text-generation': STREAMED,
  'feature-extraction': [
    { name: 'one text' },
    { name: 'texts', args: { inputs: ['a boat', 'a ship'] } },
    { name: 'base64', args: { inputs: ['a boat', 'a ship'], encoding_format: 'base64' } },
  ],
  'text-to-speech': [{ name: 'plain', args: { parameters: { voice: 'alloy' } } }],
  'automatic-speech-recognition': [{ name: 'plain' }, { name: 'timestamps', args: { return_timestamps: true } }],
};

interface Cell extends ServerTask {
  readonly name: string;
  readonly form: Form;
  readonly address: string;
  readonly path: string;
}

const cells: readonly Cell[] = listServerTasks().flatMap((row) =>
  (FORMS[row.task] ?? PLAIN).flatMap((form) =>
    Object.keys(ADDRESSES).flatMap((address) => {
      const isPath = address.startsWith('path');
      if (!isPath && BY_PATH_ONLY.includes(`${row.server} ${row.task}`)) return [];
      const usual = isPath ? row.paths.filter((path) => OPERATIONS[row.task]?.test(path) ?? true) : [''];
      // The plain call of a path that only streams, and the other way round, are the user's mistake.
      const paths = usual.filter((path) => form.isStream || !path.endsWith('_stream'));
      return paths.map((path) => ({
        ...row,
        form,
        address,
        path,
        name: `${row.server} ${row.task}, ${form.name}: ${address}${path && ` ${path}`}`,
      }));
    }),
  ),
);

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant' });
});
afterAll(() => emulator.close());

const passed = new Map<string, { right: number; all: number }>();

/** Runs a cell as a user does: the method of the task, with sample arguments. */
async function run({ server, task, model, form, address, path }: Cell): Promise<readonly unknown[]> {
  const endpointUrl = ADDRESSES[address as keyof typeof ADDRESSES](emulator.servers[server], path);
  const client = new InferenceClient(undefined, { endpointUrl, retry: false });
  const { method } = TASKS[task as TaskId];
  const call: unknown = Reflect.get(client, form.isStream ? `${method}Stream` : method);
  const result: unknown = Reflect.apply(call as () => unknown, client, [
    { ...sampleInput(task as TaskId), model, ...form.args },
  ]);
  if (!form.isStream) return [await result];
  const all: unknown[] = [];
  for await (const chunk of result as AsyncIterable<unknown>) all.push(chunk);
  return all;
}

function expectOutput({ task, form }: Cell, result: unknown): void {
  if (result instanceof Blob) {
    expect(result.type).toMatch(/^(image|audio)\/\w/);
    expect(result.size).toBeGreaterThan(100);
    return;
  }
  const schemas: { readonly output: unknown; readonly streamOutput?: unknown } = TASK_SCHEMAS[task as TaskId];
  // Every schema of the catalog is one of Standard Schema.
  const schema = (form.isStream ? schemas.streamOutput : schemas.output) as typeof TASK_SCHEMAS.conversational.output;
  expect(schema['~standard'].validate(result)).not.toHaveProperty('issues');
}

describe('servers that people run themselves', () => {
  afterAll(() => {
    const servers = [...new Set(cells.map(({ server }) => server))];
    const rows = [...new Set(cells.map(({ task, form }) => `${task}, ${form.name}`))];
    const cell = (row: string, server: string) => {
      const found = passed.get(`${server} ${row}`);
      return found ? `${found.right}/${found.all}` : '';
    };
    const width = Math.max(...rows.map(({ length }) => length));
    const lines = rows.map((row) => [row.padEnd(width), ...servers.map((id) => cell(row, id).padStart(9))].join(' '));
    const head = [''.padEnd(width), ...servers.map((id) => id.padStart(9))].join(' ');
    const total = [...passed.values()].reduce((sum, { right }) => sum + right, 0);
    const addresses = Object.keys(ADDRESSES).join('  ');
    console.log([`forms of the address: ${addresses}`, head, ...lines, `${total} of ${cells.length}`].join('\n'));
  });

  it('have cells', () => expect(cells.length).toBeGreaterThan(300));

  it.each(cells)('respond: $name', async (cell) => {
    const key = `${cell.server} ${cell.task}, ${cell.form.name}`;
    const count = passed.get(key) ?? { right: 0, all: 0 };
    passed.set(key, count);
    count.all++;
    const results = await run(cell);
    expect(results.length).toBeGreaterThan(0);
    for (const result of results) expectOutput(cell, result);
    count.right++;
  });

  it.each(listServerTasks())(
    'are named in errors, and no provider is: $server $task',
    async ({ server, task, model }) => {
      const faulty = (fault: string) => emulator.serversAt(emulator.url, { fault })[server];
      for (const endpointUrl of [
        `${emulator.servers[server]}/nowhere/v1`,
        faulty('invalid-json'),
        faulty('server-error'),
      ]) {
        const client = new InferenceClient(undefined, { endpointUrl, retry: false });
        const call: unknown = Reflect.get(client, TASKS[task as TaskId].method);
        const result: unknown = Reflect.apply(call as () => unknown, client, [
          { ...sampleInput(task as TaskId), model },
        ]);
        const error: unknown = await Promise.resolve(result).catch((thrown: unknown) => thrown);
        if (!InferenceError.is(error)) throw new Error(`no error at ${endpointUrl}`);
        // The advice of a wrong path names the way to the protocol of the hub.
        const shown = error.message.replace(/ Pass the base URL of .*/s, '');
        expect(shown).not.toMatch(/hf-inference/i);
        expect(shown).toContain(endpointUrl);
        expect(error.provider).toBe(endpointUrl);
      }
    },
  );
});
