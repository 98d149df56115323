import { type Code, code, data, identifier, lines, paragraphs, print, typescript, variable } from '@hubkit/code';
import { isMembers } from '@hubkit/messages';
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
  const { provider, model, method } = spec;
  const files: string[] = [];
  const args = withVariables({ provider, model, ...spec.args }, files);
  const title = `${failure ? `fails with ${failure.title.toLowerCase()}` : 'answers'}: ${spec.task}`;
  const body = lines(
    ...files.map(
      (name, index) =>
        code`const ${fileVariable(index + 1)} = new Blob([await readFile(new URL(${name}, import.meta.url))]);`,
    ),
    fault &&
      code`emulator.inject(${{ fault: faultOf(fault.name), ...(failure === undefined && { times: fault.times }) }});`,
    // The call without its stream: a test reads the whole answer.
    code`const call = client.${identifier(method)}(${data(args)});`,
    expectation(run),
  );
  const source = paragraphs(
    lines(
      files.length > 0 && code`import { readFile } from 'node:fs/promises';`,
      code`import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';`,
      code`import { InferenceClient } from '@hubkit/inference';`,
      code`import { afterAll, expect, it } from 'vitest';`,
    ),
    code`
      const emulator = await startEmulator({ pace: 'instant' });
      afterAll(() => emulator.close());
    `,
    code`const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });`,
    code`
      it(${title}, async () => {
          ${body}
      });
    `,
  );
  return `${print(source, typescript).trimEnd()}\n`;
}

function expectation({ spec, text, failure }: Pick<Run, 'spec' | 'text' | 'failure'>): Code {
  if (failure) {
    const { kind: name, status } = failure;
    const expected = { name, ...(status !== undefined && { response: { status } }) };
    return code`await expect(call).rejects.toMatchObject(${expected});`;
  }
  if (spec.task !== 'conversational' || text === '') return code`expect(await call).toBeDefined();`;
  return code`
    const { choices } = await call;
    expect(choices[0]?.message.content).toBe(${text});
  `;
}

/** Returns arguments with variables in the place of files, whose names are added to `files`. */
function withVariables(value: unknown, files: string[]): unknown {
  if (value instanceof Blob) return fileVariable(files.push(value instanceof File ? value.name : 'input.bin'));
  if (Array.isArray(value)) return value.map((item: unknown) => withVariables(item, files));
  if (!isMembers(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withVariables(item, files)]));
}

const fileVariable = (number: number) => variable(`file${number}`);

/** Returns the fault without a requested wait, to keep the test fast. */
function faultOf(name: string): string {
  return name === 'rate-limit' ? `${name};retry-after=0` : name;
}
