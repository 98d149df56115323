import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Case, Outcome } from '../engine.ts';
import { splitObject } from './split-object.ts';

const root = fileURLToPath(new URL('../samples/', import.meta.url));

/** A folder of `samples/`: a template, its variables, and the result of Python. */
export interface Sample {
  /** Folders below `samples`: `chat/llama-3`. */
  readonly name: string;
  /** The path of the stored outcomes; see `readExpected`. */
  readonly expectedFile: string;
  readonly template: string;
  /** One case for every context, by the context's name. */
  readonly cases: ReadonlyMap<string, Case>;
}

/** The groups of samples: chat templates are rendered with every conversation, features with their own contexts. */
export type SampleGroup = 'chat' | 'features';

/** All samples of a group, by name. */
export function readSamples(group: SampleGroup): Sample[] {
  return readdirSync(join(root, group))
    .sort()
    .map((name) => readSample(group, name));
}

/** The conversations that every chat template is rendered with: JSON texts of contexts, by name. */
export function readConversations(): ReadonlyMap<string, string> {
  const folder = join(root, 'conversations');
  const names = readdirSync(folder).sort();
  return new Map(names.map((name) => [name.replace(/\.json$/, ''), readFileSync(join(folder, name), 'utf8').trim()]));
}

/** The stored outcomes of a sample, by the name of the context. */
export function readExpected({ name, expectedFile }: Sample): Readonly<Record<string, Outcome>> {
  if (!existsSync(expectedFile))
    throw new Error(`samples/${name}/expected.json is missing: "npm run samples -w @hubkit/jinja" writes it`);
  const stored: Record<string, StoredOutcome> = JSON.parse(readFileSync(expectedFile, 'utf8'));
  return Object.fromEntries(
    Object.entries(stored).map(([context, outcome]): [string, Outcome] => [
      context,
      'error' in outcome ? { ok: false, ...outcome.error } : { ok: true, output: outcome.output.join('\n') },
    ]),
  );
}

/** The text of `expected.json`: outputs by line, so that a difference can be read. */
export function printExpected(outcomes: Readonly<Record<string, Outcome>>): string {
  const stored = Object.entries(outcomes).map(([context, outcome]): [string, StoredOutcome] => {
    if (outcome.ok) return [context, { output: outcome.output.split('\n') }];
    const { type, message, line } = outcome;
    return [context, { error: { type, message, line } }];
  });
  return `${JSON.stringify(Object.fromEntries(stored), null, 2)}\n`;
}

type StoredOutcome =
  | { readonly output: readonly string[] }
  | { readonly error: { readonly type: string; readonly message: string; readonly line: number | null } };

function readSample(group: SampleGroup, folder: string): Sample {
  const path = (file: string) => join(root, group, folder, file);
  const read = (file: string) => (existsSync(path(file)) ? readFileSync(path(file), 'utf8') : undefined);
  const template = readFileSync(path('template.jinja'), 'utf8');
  const files = readdirSync(path('.')).filter((file) => file.endsWith('.jinja'));
  const options = JSON.parse(read('options.json') ?? '{}');
  const rest = {
    template,
    options,
    ...(files.length > 1 && {
      name: 'template.jinja',
      templates: Object.fromEntries(files.map((file) => [file, readFileSync(path(file), 'utf8')])),
    }),
  };
  const contexts = new Map([...(group === 'chat' ? readConversations() : []), ...ownContexts(read('contexts.json'))]);
  if (contexts.size === 0) contexts.set('no variables', '{}');
  return {
    name: `${group}/${folder}`,
    expectedFile: path('expected.json'),
    template,
    cases: new Map([...contexts].map(([context, json]) => [context, { ...rest, context: json }])),
  };
}

/** The contexts of a sample as JSON texts: parsing would lose 1.0 and big integers. */
function ownContexts(json: string | undefined): [name: string, json: string][] {
  if (json === undefined) return [];
  return splitObject(json.trim()).map(({ key, value }) => [key, value]);
}
