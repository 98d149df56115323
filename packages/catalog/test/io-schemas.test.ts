import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findShared } from '../../../scripts/corpora.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { taskJsonSchema } from '../src/json-schema.ts';
import { FURTHER_TASK_SCHEMAS, TASK_SCHEMAS } from '../src/tasks/schemas.gen.ts';
import { compareSchemas, type Schema } from './compare-schemas.ts';
import { DIFFERENCES, NO_TASKS } from './io-schema-differences.ts';

/** The published schemas of a task, in one or two versions. */
interface Published {
  readonly task: string;
  readonly '4.0.5'?: Documents | string;
  readonly newest?: Documents | string;
}

interface Documents {
  readonly input: Schema;
  readonly output: Schema;
  readonly stream_output?: Schema;
}

/** Tasks that are called differently there. */
const RENAMED: Readonly<Record<string, string>> = { 'chat-completion': 'conversational' };

const SCHEMAS: Readonly<Record<string, unknown>> = { ...TASK_SCHEMAS, ...FURTHER_TASK_SCHEMAS };

describeWith(findShared('facts/io-schemas'), 'the published schemas of tasks', (folder) => {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((name) => !Object.hasOwn(NO_TASKS, name));
  const shared: { readonly '4.0.5': { readonly definitions: Readonly<Record<string, Schema>> } } =
    read('common-definitions');

  /** The differences of a task in all published versions, without repetition. */
  function differencesOf(name: string): readonly string[] {
    const published: Published = read(name);
    const id = RENAMED[name] ?? name;
    const versions = [published['4.0.5'], published.newest].filter((version) => typeof version === 'object');
    const ours = taskJsonSchema(id as keyof typeof TASK_SCHEMAS);
    const all = versions.flatMap((version) =>
      (['input', 'output', 'stream_output'] as const).flatMap((part) => {
        const theirs = version[part];
        const own = { input: ours.input, output: ours.responseShape ?? ours.output, stream_output: ours.streamOutput };
        const mine = own[part];
        if (!theirs) return [];
        if (!mine) return [`${part}: missing`];
        // Ours are JSON Schemas, too; the types of the two packages differ in what they allow.
        return compareSchemas(theirs, mine as Schema, resolverOf(theirs)).map((line) => `${part}: ${line}`);
      }),
    );
    return [...new Set(all)].sort();
  }

  /** Resolves references into a document, into the definitions that tasks share, and into the documents of other tasks. */
  function resolverOf(document: Schema) {
    return function resolve(schema: Schema): Schema {
      const { $ref } = schema;
      if ($ref === undefined) return schema;
      const [file = '', pointer = ''] = $ref.split('#');
      const last = pointer.split('/').at(-1) ?? '';
      if (file === '') return resolve(document.$defs?.[last] ?? missing($ref));
      if (file.endsWith('common-definitions.json')) return resolve(shared['4.0.5'].definitions[last] ?? missing($ref));
      const [, task = '', part = ''] = /schemas\/([^/]+)\/(\w+)\.json$/.exec(file) ?? missing($ref);
      const other: Published = read(task);
      const documents = typeof other.newest === 'object' ? other.newest : other['4.0.5'];
      if (typeof documents !== 'object') return missing($ref);
      const found = documents[part as keyof Documents] ?? missing($ref);
      return resolve(last === '' ? found : (found.$defs?.[last] ?? missing($ref)));
    };
  }

  function missing(reference: string): never {
    throw new Error(`The published schemas have no ${reference}.`);
  }

  it('are of tasks that have a schema here', () => {
    expect(names.filter((name) => !Object.hasOwn(SCHEMAS, RENAMED[name] ?? name))).toEqual([]);
  });

  it.each(names.filter((name) => Object.hasOwn(SCHEMAS, RENAMED[name] ?? name)))(
    'have the fields of %s, with their types',
    (name) => {
      const known = Object.values(DIFFERENCES[name] ?? {}).flat();
      expect(differencesOf(name)).toEqual([...known].sort());
    },
  );

  it('have the listed differences only in tasks that exist', () => {
    expect(Object.keys(DIFFERENCES).filter((name) => !names.includes(name))).toEqual([]);
  });
});
