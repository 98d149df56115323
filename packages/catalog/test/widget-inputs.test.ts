import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findShared } from '../../../scripts/corpora.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { DEFAULT_WIDGET_INPUTS, MAPPING_DEFAULT_WIDGET, PIPELINE_TYPES_SET } from '../src/index.ts';
import { TASK_SCHEMAS } from '../src/tasks/schemas.gen.ts';

/** The scripts in which languages are written other than in Latin letters. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
  dv: /\p{Script=Thaana}/u,
  fa: /\p{Script=Arabic}/u,
  mn: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  si: /\p{Script=Sinhala}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/** Labels, titles and addresses are English in every language. */
const translated = ['text', 'context', 'source_sentence', 'sentences'];

const SCHEMAS: Readonly<Record<string, Pick<typeof TASK_SCHEMAS.translation, 'input'> | undefined>> = {
  // Every schema of the catalog is one of Standard Schema.
  ...(TASK_SCHEMAS as object),
};

/** Returns the arguments of a call with an example; undefined for chats and addresses of files. */
function toInput(task: string, example: unknown): object | undefined {
  const { text, context, table, candidate_labels: labels, src } = Object(example);
  if (task === 'conversational' || src !== undefined) return undefined;
  if (table) return { inputs: { question: text, table } };
  if (context) return { inputs: { question: text, context } };
  if (labels) return { inputs: text, parameters: { candidate_labels: labels.split(', ') } };
  return { inputs: example };
}

const languages = Object.entries(DEFAULT_WIDGET_INPUTS);
const examples = languages.flatMap(([language, inputs]) =>
  Object.entries(inputs).flatMap(([task, list]) =>
    list.map((example: unknown, index: number) => ({
      name: `${language} ${task} ${index + 1}`,
      language,
      task,
      example,
    })),
  ),
);

function textsOf(example: unknown): readonly string[] {
  if (typeof example === 'string') return [example];
  return Object.entries(example as object)
    .filter(([name]) => translated.includes(name))
    .flatMap(([, value]) => value);
}

describe('the widget inputs', () => {
  it.each(languages)('are in a language that has a name: %s', (language) => {
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
    expect(new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language)).toBeDefined();
  });

  it.each(examples)('are written in the script of their language: $name', ({ language, example }) => {
    const script = scripts[language] ?? /\p{Script=Latin}/u;
    for (const text of textsOf(example)) {
      const letters = [...text.replace('<mask>', '').matchAll(/\p{L}/gu)].map(([letter]) => letter);
      expect(letters.length).toBeGreaterThan(0);
      expect(letters.filter((letter) => !script.test(letter))).toEqual([]);
      expect(text).toBe(text.trim().replaceAll(/\s+/g, ' '));
    }
  });

  it.each(examples)('belong to a task, and fit it: $name', ({ task, example }) => {
    expect(task === 'conversational' || PIPELINE_TYPES_SET.has(task as never)).toBe(true);
    if (task === 'fill-mask') expect(String(example).split('<mask>')).toHaveLength(2);
  });

  it.each(examples)('fit the schema of their task: $name', ({ task, example }) => {
    const schema = SCHEMAS[task]?.input['~standard'];
    const inputs = toInput(task, example);
    if (schema && inputs) expect(schema.validate(inputs)).not.toHaveProperty('issues');
    else expect(['audio-classification', 'conversational', 'automatic-speech-recognition']).toContain(task);
  });

  it('are read by language and task', () => {
    expect(MAPPING_DEFAULT_WIDGET.get('pt')).toBeUndefined();
    expect(MAPPING_DEFAULT_WIDGET.get('uk')?.get('fill-mask')).toEqual(DEFAULT_WIDGET_INPUTS.uk['fill-mask']);
  });
});

describeWith(findShared('facts'), 'the widget inputs and the facts', (folder) => {
  const { inputs } = JSON.parse(readFileSync(join(folder, 'default-widget-inputs.json'), 'utf8'));

  it.each(Object.keys(inputs))('have as many examples for each task: %s', (language) => {
    const counts = (lists: object) =>
      Object.fromEntries(Object.entries(lists).map(([task, list]) => [task, list.length]));
    expect(counts(Object.fromEntries(MAPPING_DEFAULT_WIDGET.get(language) ?? []))).toEqual(counts(inputs[language]));
  });
});
