import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Case, Outcome } from '../engine.ts';
import { joinSampleFile, parseFacts, printFacts, type SampleFacts, splitSampleFile } from './sample-file.ts';
import { splitObject } from './split-object.ts';

const root = fileURLToPath(new URL('../samples/', import.meta.url));

/** A template of `samples/`, its variables, and the result of Python. */
export interface Sample {
  /** Path below `samples`, without the ending: `chat/llama-3`. */
  readonly name: string;
  readonly template: string;
  /** One case for every context, by the context's name. */
  readonly cases: ReadonlyMap<string, Case>;
  /** Options, variables and outcomes as they are stored; see `readExpected`. */
  readonly facts: SampleFacts;
}

/** The groups of samples: chat templates are rendered with every conversation, features with their own contexts. */
export type SampleGroup = 'chat' | 'features';

/** All samples of a group, by name. */
export function readSamples(group: SampleGroup): Sample[] {
  return readdirSync(join(root, group), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jinja'))
    .map(({ name }) => name.slice(0, -'.jinja'.length))
    .sort()
    .map((name) => readSample(group, name));
}

/** The conversations that every chat template is rendered with: JSON texts of contexts, by name. */
export function readConversations(): ReadonlyMap<string, string> {
  return new Map(members(readFileSync(join(root, 'conversations.json'), 'utf8')));
}

/** The stored outcomes of a sample, by the name of the context. */
export function readExpected({ name, facts }: Sample): Readonly<Record<string, Outcome>> {
  if (facts.expected === undefined)
    throw new Error(`samples/${name} has no outcomes: "npm run samples -w @hubkit/jinja" writes them`);
  const stored: Record<string, StoredOutcome> = JSON.parse(facts.expected);
  return Object.fromEntries(
    Object.entries(stored).map(([context, outcome]): [string, Outcome] => [
      context,
      'error' in outcome ? { ok: false, ...outcome.error } : { ok: true, output: outcome.output.join('\n') },
    ]),
  );
}

/** Stores the outcomes of a sample: outputs by line, so that a difference can be read. */
export function writeExpected({ name, template, facts }: Sample, outcomes: Readonly<Record<string, Outcome>>): void {
  const stored = Object.entries(outcomes).map(([context, outcome]): [string, StoredOutcome] => {
    if (outcome.ok) return [context, { output: outcome.output.split('\n') }];
    const { type, message, line } = outcome;
    return [context, { error: { type, message, line } }];
  });
  const json = JSON.stringify(Object.fromEntries(stored), null, 2).replaceAll('\n', '\n  ');
  const now = { ...facts, expected: json };
  if (hasFactsApart(name)) writeFileSync(join(root, `${name}.json`), printFacts(now));
  else writeFileSync(join(root, `${name}.jinja`), joinSampleFile(now, template));
}

/** Outcomes of 33 conversations are ten times as long as a chat template: they stand in a file beside it. */
const hasFactsApart = (name: string): boolean => name.startsWith('chat/');

type StoredOutcome =
  | { readonly output: readonly string[] }
  | { readonly error: { readonly type: string; readonly message: string; readonly line: number | null } };

function readSample(group: SampleGroup, file: string): Sample {
  const name = `${group}/${file}`;
  const { template, facts } = hasFactsApart(name) ? readApart(name) : splitSampleFile(readText(`${name}.jinja`));
  const templates = otherTemplates(name);
  const rest = {
    template,
    options: JSON.parse(facts.options ?? '{}'),
    ...(Object.keys(templates).length > 0 && {
      name: 'template.jinja',
      templates: { ...templates, 'template.jinja': template },
    }),
  };
  const contexts = new Map([
    ...(group === 'chat' ? readConversations() : []),
    ...(facts.contexts === undefined ? [] : members(facts.contexts)),
  ]);
  if (contexts.size === 0) contexts.set('no variables', '{}');
  const cases = new Map([...contexts].map(([context, json]) => [context, { ...rest, context: json }]));
  return { name, template, cases, facts };
}

function readApart(name: string): { readonly template: string; readonly facts: SampleFacts } {
  const hasFacts = existsSync(join(root, `${name}.json`));
  return { template: readText(`${name}.jinja`), facts: hasFacts ? parseFacts(readText(`${name}.json`)) : {} };
}

/** Templates that a sample includes, imports or extends: those in the folder of its name. */
function otherTemplates(name: string): Readonly<Record<string, string>> {
  if (!existsSync(join(root, name))) return {};
  const files = readdirSync(join(root, name)).sort();
  return Object.fromEntries(files.map((file) => [file, readText(`${name}/${file}`)]));
}

const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The members of a JSON object as JSON texts: parsing would lose 1.0 and big integers. */
function members(json: string): [name: string, json: string][] {
  return splitObject(json.trim()).map(({ key, value }) => [key, value]);
}
