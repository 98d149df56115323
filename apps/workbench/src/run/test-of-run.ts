import { type Code, code, data, identifier, lines, paragraphs, print, typescript, variable } from '@hubkit/code';
import { isMembers } from '@hubkit/messages';
import type { Run } from './run.ts';

/** A fault that struck the requests of a run. */
export interface StruckFault {
  readonly name: string;
  /** Number of requests that it struck. */
  readonly times: number;
}

type TestedRun = Pick<Run, 'spec' | 'serviceId' | 'status' | 'text' | 'failure' | 'events'>;

/**
 * Prints a run as a Vitest file that repeats it against the emulator with its fault, and expects the same answer or failure. What another
 * service answered is given to the emulator, which would answer something else.
 */
export function testOfRun(run: TestedRun, fault?: StruckFault): string {
  const { spec } = run;
  const failure = findFailure(run);
  const { provider, model, method } = spec;
  const files: string[] = [];
  const isOwnServer = hasOwnServer(run);
  const place = isOwnServer ? { endpointUrl: variable('vllm') } : { provider };
  const args = { ...place, ...membersWithVariables({ model, ...spec.args }, files) };
  const title = `${failure ? `fails with ${failure.title.toLowerCase()}` : 'answers'}: ${spec.task}`;
  const emulator = { pace: 'instant', ...(run.serviceId !== 'emulator' && otherService(run, failure)) };
  const body = lines(
    ...files.map(
      (name, index) =>
        code`const ${fileVariable(index + 1)} = new Blob([await readFile(new URL(${name}, import.meta.url))]);`,
    ),
    fault &&
      code`emulator.inject(${{ fault: toFault(fault.name), ...(failure === undefined && { times: fault.times }) }});`,
    // The call without its stream: a test reads the whole answer.
    code`const call = client.${identifier(method)}(${data(args)});`,
    expectation(run, failure),
  );
  const source = paragraphs(
    lines(
      files.length > 0 && code`import { readFile } from 'node:fs/promises';`,
      isOwnServer
        ? code`import { EMULATOR_HUB_TOKEN, serversAt, startEmulator } from '@hubkit/emulator';`
        : code`import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';`,
      code`import { InferenceClient } from '@hubkit/inference';`,
      code`import { afterAll, expect, it } from 'vitest';`,
    ),
    code`
      const emulator = await startEmulator(${emulator});
      afterAll(() => emulator.close());
    `,
    isOwnServer && code`const { vllm } = serversAt(emulator.url);`,
    code`const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });`,
    code`
      it(${title}, async () => {
          ${body}
      });
    `,
  );
  return `${print(source, typescript).trimEnd()}\n`;
}

/** The failure that a test expects. */
interface ExpectedFailure {
  readonly title: string;
  /** Name of the error's class; undefined if the response alone is known. */
  readonly kind?: string;
  readonly status?: number | undefined;
}

/** The failure of a run; that of a call of a program is known by its response. */
function findFailure({ failure, status, events }: TestedRun): ExpectedFailure | undefined {
  if (failure || status !== 'failed') return failure;
  const code = Number(events.find(({ type }) => type === 'response')?.text);
  return code >= 400 ? { title: `status ${code}`, status: code } : { title: 'an error' };
}

/** True for a call at a server of the user; one of a program names no provider. */
function hasOwnServer({ serviceId, spec }: TestedRun): boolean {
  return serviceId.startsWith('server ') || (serviceId === '' && spec.provider === 'auto');
}

/** Options of an emulator that serves the model of another service and repeats its answer. */
function otherService({ text }: TestedRun, failure: ExpectedFailure | undefined) {
  const { status } = failure ?? {};
  const answer = failure ? status !== undefined && { error: { status } } : text !== '' && { text };
  return { unknownModels: 'accept', ...(answer && { answers: [answer] }) };
}

function expectation({ spec, text }: TestedRun, failure: ExpectedFailure | undefined): Code {
  if (failure) {
    const { kind: name, status } = failure;
    const expected = { ...(name !== undefined && { name }), ...(status !== undefined && { response: { status } }) };
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
  return isMembers(value) ? membersWithVariables(value, files) : value;
}

function membersWithVariables(value: object, files: string[]): object {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withVariables(item, files)]));
}

const fileVariable = (number: number) => variable(`file${number}`);

/** Returns the fault without a requested wait, to keep the test fast. */
function toFault(name: string): string {
  return name === 'rate-limit' ? `${name};retry-after=0` : name;
}
