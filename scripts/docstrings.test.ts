import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { docstringsIn, hasTranslatedTurn, sourcesIn, translatedTurnsIn } from './translated-turns.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Docstrings that begin like a riddle: a value is named by a noun phrase, a function by a verb. */
const RIDDLE = /^(?:What|Whether|How|Where|Who|Whose)\b/;

const folders = [
  ...['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`)),
  ...['scripts', 'bench', 'e2e', 'docs', 'test', 'test-support'],
];

/** Docstrings with a translated turn that a folder may still have. The numbers only fall. */
const budget: Record<string, number> = JSON.parse(readFileSync(join(root, 'scripts/docstring-budget.json'), 'utf8'));

describe('docstrings', () => {
  it.each(folders)('of %s do not begin with a question word', (folder) => {
    const paths = sourcesIn(join(root, folder)).filter((path) => !path.endsWith('docstrings.test.ts'));
    const docstrings = paths.flatMap((path) => docstringsIn(readFileSync(path, 'utf8')));
    expect(docstrings.filter((docstring) => RIDDLE.test(docstring))).toEqual([]);
  });

  it.each(folders)('of %s have no more translated turns than their budget', (folder) => {
    const found = translatedTurnsIn(join(root, folder));
    const allowed = budget[folder] ?? 0;
    const listed = found.length > allowed ? `, ${allowed} allowed:\n${found.join('\n')}` : '';
    expect(found.length, `${found.length} docstrings with a translated turn${listed}`).toBeLessThanOrEqual(allowed);
    expect(allowed, `In scripts/docstring-budget.json, lower ${folder} to ${found.length}.`).toBe(found.length);
  });

  it('have a budget for folders that exist', () => {
    expect(Object.keys(budget).filter((folder) => !folders.includes(folder))).toEqual([]);
  });

  it('are found on one line and on several', () => {
    expect(docstringsIn('/** Who is asked. */\n/**\n * Whether it\n * is open.\n */')).toEqual([
      'Who is asked.',
      'Whether it is open.',
    ]);
  });

  it.each([
    'The same, of any size.',
    'Why a call failed.',
    'Text before what stands there.',
    'Bytes, or undefined where they are none.',
    'A file of its own.',
    'The part that of all parts that match is first.',
    'Tells if it is open.',
    'A picture.',
  ])('%j has a translated turn', (docstring) => {
    expect(hasTranslatedTurn(docstring)).toBe(true);
  });

  it.each([
    'Undefined if there is none.',
    'A model that the hub no longer lists.',
    'True if the same model is used twice.',
    'A stand-in for the file system.',
    'Compares two records and lists what differs.',
  ])('%j has none', (docstring) => {
    expect(hasTranslatedTurn(docstring)).toBe(false);
  });
});
