import type { Run } from './run.ts';

/** A fault that struck the requests of a run. */
export interface StruckFault {
  readonly name: string;
  /** Number of requests that it struck. */
  readonly times: number;
}

/** Prints a run as a Vitest file that repeats it against the emulator with its fault, and expects the same answer or failure. */
export function testOfRun(run: Pick<Run, 'spec' | 'status' | 'text' | 'failure'>, fault?: StruckFault): string {
  const { spec, failure } = run;
  const files: string[] = [];
  const call = printCall(run, files);
  const hasFailed = failure !== undefined;
  const inject = fault && [
    `  emulator.inject({ fault: ${quote(faultOf(fault.name))}${hasFailed ? '' : `, times: ${fault.times}`} });`,
  ];
  const title = `${hasFailed ? `fails with ${failure.title.toLowerCase()}` : 'answers'}: ${spec.task}`;
  return [
    ...(files.length > 0 ? ["import { readFile } from 'node:fs/promises';"] : []),
    "import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';",
    "import { InferenceClient } from '@hubkit/inference';",
    "import { afterAll, expect, it } from 'vitest';",
    '',
    "const emulator = await startEmulator({ pace: 'instant' });",
    'afterAll(() => emulator.close());',
    '',
    'const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });',
    '',
    `it(${quote(title)}, async () => {`,
    ...files.map(
      (name, index) =>
        `  const file${index + 1} = new Blob([await readFile(new URL(${quote(name)}, import.meta.url))]);`,
    ),
    ...(inject ?? []),
    `  const call = ${call};`,
    ...expectations(run),
    '});',
    '',
  ].join('\n');
}

function expectations({ spec, text, failure }: Pick<Run, 'spec' | 'text' | 'failure'>): readonly string[] {
  if (failure) {
    const status = failure.status === undefined ? '' : `, response: { status: ${failure.status} }`;
    return [`  await expect(call).rejects.toMatchObject({ name: ${quote(failure.kind)}${status} });`];
  }
  if (spec.task === 'conversational' && text !== '')
    return ['  const { choices } = await call;', `  expect(choices[0]?.message.content).toBe(${quote(text)});`];
  return ['  expect(await call).toBeDefined();'];
}

/** The call without its stream: a test reads the whole answer. */
function printCall({ spec }: Pick<Run, 'spec'>, files: string[]): string {
  const { provider, model, method, args } = spec;
  const marks = new Map<string, string>();
  const json = JSON.stringify(
    { provider, model, ...args },
    (_key, value: unknown) => {
      if (!(value instanceof Blob)) return value;
      files.push(value instanceof File ? value.name : 'input.bin');
      const mark = `\u0000file${files.length}`;
      marks.set(JSON.stringify(mark), `file${files.length}`);
      return mark;
    },
    2,
  ).replaceAll('\n', '\n  ');
  const printed = [...marks].reduce((text, [mark, name]) => text.replace(mark, name), json);
  return `client.${method}(${printed})`;
}

/** Returns the fault without a requested wait, to keep the test fast. */
function faultOf(name: string): string {
  return name === 'rate-limit' ? `${name};retry-after=0` : name;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
