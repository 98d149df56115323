import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sampleArguments } from '../packages/catalog/src/task-definition/define-sample.ts';
import {
  call,
  code,
  entries,
  env,
  identifier,
  type Language,
  print,
  typescript,
  type Value,
} from '../packages/code/src/index.ts';
import { innermost } from './innermost-schema.ts';
import { importModule, importNamed, root } from './registry.ts';
import { findSample, taskFolder } from './task-folders.ts';

/** Ways of calling a task. */
export interface ExampleStyle {
  readonly isStream?: boolean;
  readonly isFree?: boolean;
}

/** Tasks that share the page of another task: chat models are tagged with text generation. */
const PAGE_OF: Readonly<Record<string, string>> = { conversational: 'text-generation' };

/** TypeScript in the style of this repository: single quotes, two spaces. */
const houseStyle: Language = {
  ...typescript,
  indent: '  ',
  string: (text) => (/['"]/.test(text) ? typescript.string(text) : `'${typescript.string(text).slice(1, -1)}'`),
};

/** Finds the sample and a model of a task, and returns the printer of its example; without a sample there is none. */
export async function printTaskExample(
  id: string,
  method: string,
  input: unknown,
): Promise<(style: ExampleStyle) => readonly string[]> {
  const sample = findSample(id);
  if (!sample) return () => [];
  const pageTask = PAGE_OF[id] ?? id;
  const model = await exampleModel(pageTask);
  // Samples are plain data.
  const args = sampleArguments(sample, { pipeline_tag: pageTask }) as Readonly<Record<string, Value>>;
  const { value, files } = await openFiles(args, input);
  const shown = { ...(model !== undefined && { model }), ...value };
  const before =
    files.length > 0
      ? [
          "import { openAsBlob } from 'node:fs';",
          '',
          ...files.map(({ name, path }) =>
            printed(code`const ${identifier(name)} = await ${call('openAsBlob', [path])};`),
          ),
        ]
      : [];
  return ({ isStream = false, isFree = false }) => {
    const name = `${isFree ? '' : 'client.'}${method}${isStream ? 'Stream' : ''}`;
    const all = entries({ ...(isFree && { accessToken: env('HF_TOKEN') }), ...shown });
    const lines = isStream
      ? code`
          for await (const chunk of ${identifier(name)}({
            ${all}
          })) {
            console.log(chunk);
          }
        `
      : code`
          const result = await ${identifier(name)}({
            ${all}
          });
        `;
    return [...before, ...printed(lines).split('\n')];
  };
}

/** A file that an example opens. */
interface OpenedFile {
  /** The variable that holds it. */
  readonly name: string;
  readonly path: string;
}

/** Replaces file names by variables in the fields that take bytes. */
async function openFiles(
  values: Readonly<Record<string, Value>>,
  schema: unknown,
): Promise<{ readonly value: Readonly<Record<string, Value>>; readonly files: readonly OpenedFile[] }> {
  const { binary, binaries } = await importModule<unknown>('packages/catalog/src/task-schemas/schema-parts.ts');
  const files: OpenedFile[] = [];
  const open = (value: Value, node: unknown, name: string): Value => {
    const inner = innermost(node);
    if ((inner === binary || inner === binaries) && typeof value === 'string') {
      files.push({ name, path: value });
      return identifier(name);
    }
    const { entries: fields } = (inner ?? {}) as { readonly entries?: Readonly<Record<string, unknown>> };
    if (!fields || !isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, open(member, fields[key], key)]));
  };
  const value = open(values, schema, 'inputs');
  return { value: isRecord(value) ? value : values, files };
}

/** An object that is data, not a piece of code such as an identifier. */
function isRecord(value: Value): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function printed(value: ReturnType<typeof code>): string {
  return print(value, houseStyle);
}

/** The first model that the page of a task names. */
async function exampleModel(id: string): Promise<string | undefined> {
  const file = `${taskFolder}/${id}/page.ts`;
  if (!existsSync(join(root, file))) return undefined;
  const { models } = await importNamed<{ readonly models: ReadonlyArray<{ readonly id: string }> }>(file, 'page');
  return models[0]?.id;
}
