import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSamplePage, printSamplePage } from '../../../../tests/support/sample-page.ts';
import type { Case, Outcome } from '../engine.ts';
import { NO_VARIABLES, type PageSample, printBlocks, printChatPage, readBlocks, readChatPage } from './sample-page.ts';
import { splitObject } from './split-object.ts';

const root = fileURLToPath(new URL('../samples/', import.meta.url));

/** A template of `samples/`, its variables, and the result of Python. */
export interface Sample {
  /** Group and name: `chat/llama-3`, `features/filter-abs`. */
  readonly name: string;
  readonly template: string;
  /** One case for every context, by the context's name. */
  readonly cases: ReadonlyMap<string, Case>;
  /** What the page has of it; see `readExpected` for the outcomes. */
  readonly written: PageSample;
}

/** The groups of samples: chat templates are rendered with every conversation, features with their own contexts. */
export type SampleGroup = 'chat' | 'features';

/** All samples of a group, by name. */
export function readSamples(group: SampleGroup): Sample[] {
  const samples = listPages(group).flatMap((page) => readPage(group, page));
  const doubles = samples.filter(({ name }, index) => samples.findIndex((other) => other.name === name) !== index);
  if (doubles.length > 0) throw new Error(`Two samples of one name: ${doubles.map(({ name }) => name).join(', ')}`);
  return samples.sort((left, right) => (left.name < right.name ? -1 : 1));
}

/** The conversations that every chat template is rendered with: JSON texts of contexts, by name. */
export function readConversations(): ReadonlyMap<string, string> {
  const json = readFileSync(join(root, 'conversations.json'), 'utf8');
  // As JSON texts: parsing would lose 1.0 and big integers.
  return new Map(splitObject(json.trim()).map(({ key, value }) => [key, value]));
}

/** The stored outcomes of a sample, by the name of the context. */
export function readExpected({ name, written }: Sample): Readonly<Record<string, Outcome>> {
  if (written.outcomes.size === 0) throw new Error(`samples/${name} has no outcomes: UPDATE_SAMPLES=1 writes them`);
  return Object.fromEntries(written.outcomes);
}

/** Stores the outcomes of all samples, by the names of sample and context. */
export function writeExpected(outcomes: ReadonlyMap<string, Readonly<Record<string, Outcome>>>): void {
  for (const group of ['chat', 'features'] as const)
    for (const page of listPages(group)) {
      const samples = readPage(group, page).map(({ name, written }) => ({
        name: name.slice(group.length + 1),
        written: { ...written, outcomes: new Map(Object.entries(outcomes.get(name) ?? {})) },
      }));
      const cases =
        group === 'chat'
          ? samples.flatMap(({ written }) => printChatPage(written))
          : samples.map(({ name, written }) => ({ name, blocks: printBlocks(written) }));
      const [title = ''] = /(?<=^# ).*/.exec(readText(group, page)) ?? [];
      writeFileSync(join(root, group, `${page}.md`), printSamplePage(title, cases));
    }
}

/** Reads the samples of a page: one of a chat template, one for each heading of a page of features. */
function readPage(group: SampleGroup, page: string): readonly Sample[] {
  const cases = parseSamplePage(readText(group, page));
  if (group === 'features') return cases.map(({ name, blocks }) => readSample(`features/${name}`, readBlocks(blocks)));
  return [readSample(`chat/${page}`, readChatPage(cases))];
}

function readSample(name: string, written: PageSample): Sample {
  const { template, others, options } = written;
  const rest = {
    template,
    options: JSON.parse(options ?? '{}'),
    ...(Object.keys(others).length > 0 && {
      name: 'template.jinja',
      templates: { ...others, 'template.jinja': template },
    }),
  };
  const contexts = new Map([...(name.startsWith('chat/') ? readConversations() : []), ...written.contexts]);
  if (contexts.size === 0) contexts.set(NO_VARIABLES, '{}');
  const cases = new Map([...contexts].map(([context, json]) => [context, { ...rest, context: json }]));
  return { name, template, cases, written };
}

const listPages = (group: SampleGroup): readonly string[] =>
  readdirSync(join(root, group)).map((file) => file.slice(0, -'.md'.length));

const readText = (group: SampleGroup, page: string): string => readFileSync(join(root, group, `${page}.md`), 'utf8');
