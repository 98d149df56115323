import { TASK_SCHEMAS } from '@hubkit/catalog/schemas';
import type { Cell } from './cells.ts';
import { CITY, WEATHER } from './prompts.ts';

/** The result of a call, as all drivers report it. */
export interface Value {
  readonly text?: unknown;
  readonly chunks?: number;
  readonly json?: unknown;
  readonly name?: unknown;
  readonly arguments?: unknown;
  readonly file?: { readonly bytes: number; readonly magic: string };
  readonly output?: unknown;
}

/** Checks the result of a call. Returns the problem, or undefined. */
export function problemOf({ operation, task }: Cell, value: Value): string | undefined {
  const [kind, variant = 'plain'] = splitOperation(operation);
  if (kind === 'run') return value.file ? fileProblem(task, value.file) : outputProblem(task, value.output);
  if (kind === 'text') return textProblem(value, /\w.{10}/s);
  switch (variant) {
    case 'tools':
      return toolProblem(value);
    case 'JSON schema':
      return jsonProblem(value);
    default:
      return textProblem(value);
  }
}

function splitOperation(operation: string): readonly [string, string?] {
  const at = operation.indexOf(' ');
  return at < 0 ? [operation] : [operation.slice(0, at), operation.slice(at + 1)];
}

/** The question is what 6 times 7 is. */
function textProblem({ text, chunks = 2 }: Value, wanted = /42/): string | undefined {
  if (typeof text !== 'string' || !wanted.test(text)) return `no ${wanted} in ${show(text)}`;
  return chunks > 1 ? undefined : `the text came in ${chunks} chunk`;
}

function toolProblem(value: Value): string | undefined {
  if (value.name !== WEATHER.name) return `no call of ${WEATHER.name} in ${show(value)}`;
  if (parse(value.arguments)?.city !== 'Lisbon') return `the arguments of the call are ${show(value.arguments)}`;
  return String(value.text).includes(String(WEATHER.result.temperature))
    ? undefined
    : `the answer does not use the tool's result: ${show(value.text)}`;
}

function jsonProblem({ json }: Value): string | undefined {
  const { country, population, ...more } = parse(json) ?? {};
  const fits = typeof country === 'string' && Number.isInteger(population) && Object.keys(more).length === 0;
  return fits ? undefined : `${show(json)} does not fit the schema ${CITY.name}`;
}

function parse(text: unknown): Record<string, unknown> | undefined {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** First bytes of the files that tasks make. */
const MAGIC: Readonly<Record<string, RegExp>> = {
  image: /^(\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP)/s,
  audio: /^(RIFF.{4}WAVE|fLaC|ID3|\xff[\xf0-\xff]|OggS)/s,
  video: /^.{4}ftyp/s,
};

function fileProblem(task: string, { bytes, magic }: NonNullable<Value['file']>): string | undefined {
  const kind = task.endsWith('image') ? 'image' : task.endsWith('video') ? 'video' : 'audio';
  if (bytes < 100) return `a file of ${bytes} bytes`;
  return MAGIC[kind]?.test(magic) ? undefined : `a file of another type than ${kind}: ${show(magic)}`;
}

function outputProblem(task: string, output: unknown): string | undefined {
  const schemas: Readonly<Record<string, { readonly output: unknown } | undefined>> = TASK_SCHEMAS;
  // Every schema of the catalog is one of Standard Schema.
  const schema = schemas[task]?.output as typeof TASK_SCHEMAS.conversational.output | undefined;
  const result = schema?.['~standard'].validate(output);
  if (!result || result instanceof Promise) return `the catalog has no schema of ${task}`;
  const [issue] = result.issues ?? [];
  return issue && `${issue.message} at ${issue.path?.map(String).join('.')} of ${show(output)}`;
}

const show = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 160);
