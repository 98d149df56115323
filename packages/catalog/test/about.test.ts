import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../../scripts/python-env.mjs';
import { codeBlocks, withoutCode } from '../../../tests/support/code-blocks.ts';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { syntaxErrors } from '../../code/test/syntax-errors.ts';
import { LIBRARIES, LOCAL_APPS, TASKS, TASKS_DATA, type TaskDefinition } from '../src/index.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Sections of a page text, in this order. */
const SECTIONS = ['Use cases', 'Variants', 'Choose', 'Inference', 'Train it', 'Metrics', 'Pitfalls', 'Read on'];

/** Sections that every page has. */
const NEEDED = ['Inference', 'Metrics', 'Pitfalls', 'Read on'];

/** Words beside the code. Tasks that many people meet deserve the longer texts. */
const WORDS = { min: 200, max: 1100 };

const READ_ON = { min: 3, max: 6 };

/** Lines of a program that trains a model, without empty ones. */
const MAX_TRAINING_LINES = 30;

/** Heading of the part that uses our client. */
const OUR_CLIENT = 'hubkit';

const tasks = Object.values<TaskDefinition>(TASKS)
  .filter(({ id }) => TASKS_DATA[id as keyof typeof TASKS_DATA])
  .map((task) => ({ ...task, path: `packages/catalog/src/tasks/${task.id}/about.md` }));

const textOf = ({ path }: { readonly path: string }) => {
  if (!existsSync(join(root, path))) throw new Error(`Create ${path} with the sections ${SECTIONS.join(', ')}.`);
  return readFileSync(join(root, path), 'utf8');
};

const headings = (text: string, level: number) =>
  [...withoutCode(text).matchAll(new RegExp(`^#{${level}} (.+)$`, 'gm'))].map(([, heading = '']) => heading);

/** The text below a heading of the second level. */
const sectionOf = (text: string, name: string) =>
  new RegExp(`^## ${name}\\n([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(text)?.[1];

const blocksIn = (language: string) =>
  tasks.flatMap((task) =>
    codeBlocks(textOf(task))
      .filter((block) => block.language === language)
      .map(({ code }, index) => ({ name: `${task.id}-${index + 1}`, code })),
  );

describe.each(tasks)('the page text of $id', (task) => {
  const text = textOf(task);

  it('begins with an introduction and has known sections in their order', () => {
    const found = headings(text, 2);
    expect(text).toMatch(/^[A-Z]/);
    expect(found).toEqual(SECTIONS.filter((name) => found.includes(name)));
    expect(found).toEqual(expect.arrayContaining(NEEDED));
  });

  it('is neither a note nor a book', () => {
    const words = withoutCode(text)
      .split(/\s+/)
      .filter((word) => /\w/.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(WORDS.min);
    expect(words).toBeLessThanOrEqual(WORDS.max);
  });

  it('trains a model with a short program, where it says how', () => {
    const section = sectionOf(text, 'Train it');
    if (section === undefined) return;
    const programs = codeBlocks(section).filter(({ language }) => ['python', 'sh'].includes(language));
    expect(programs).toHaveLength(1);
    const lines = programs.flatMap(({ code }) => code.split('\n')).filter((line) => line.trim() !== '');
    expect(lines.length).toBeLessThanOrEqual(MAX_TRAINING_LINES);
  });

  it('leads on with a few links, each with a sentence', () => {
    const entries = (sectionOf(text, 'Read on') ?? '').trim().split('\n');
    expect(entries.filter((line) => !/^- \[[^\]]+\]\(https:[^)\s]+\): [^\s].{15,}\.$/.test(line))).toEqual([]);
    expect(entries.length).toBeGreaterThanOrEqual(READ_ON.min);
    expect(entries.length).toBeLessThanOrEqual(READ_ON.max);
  });

  it('shows two libraries or apps of the catalog, and our client where it has the task', () => {
    const known = new Set(
      [...Object.values(LIBRARIES), ...Object.values(LOCAL_APPS)].map(({ prettyLabel }) => prettyLabel),
    );
    const shown = headings(text, 3);
    const others = shown.filter((heading) => heading !== OUR_CLIENT);
    expect(others.filter((heading) => !known.has(heading))).toEqual([]);
    expect(others.length).toBeGreaterThanOrEqual(2);
    const own = codeBlocks(text).filter(({ language }) => language === 'ts');
    expect(own.length > 0).toBe(shown.includes(OUR_CLIENT));
    if (task.method !== undefined) expect(own.map(({ code }) => code).join()).toContain(`client.${task.method}(`);
  });

  it('has links that lead somewhere', () => {
    const links = [...withoutCode(text).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    const isDead = (link: string) => !/^https:/.test(link) && !existsSync(join(root, task.path, '..', link));
    expect(links.filter(isDead)).toEqual([]);
  });

  it('has code in languages that are checked', () => {
    const languages = codeBlocks(text).map(({ language }) => language);
    expect(languages.filter((language) => !['python', 'js', 'ts', 'sh'].includes(language))).toEqual([]);
  });

  it('names no metric without explaining it', () => {
    const section = sectionOf(text, 'Metrics') ?? '';
    expect(section.trim().length).toBeGreaterThan(80);
  });
});

describe('the code of the page texts', () => {
  it('is valid JavaScript and shell', () => {
    const programs = (['js', 'sh'] as const).flatMap((language) =>
      blocksIn(language).map(({ code }) => ({ language, content: code })),
    );
    expect(syntaxErrors(programs)).toEqual([]);
  });

  it('passes the type checker where it is TypeScript', () => {
    const folder = join(root, '.cache/page-texts');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const names = blocksIn('ts').map(({ name, code }) => {
      writeFileSync(join(folder, `${name}.ts`), code);
      return `${name}.ts`;
    });
    const compilerOptions = { noEmit: true, composite: false, types: ['node'], lib: ['ES2023', 'DOM'] };
    const project = { extends: '../../tsconfig.base.json', compilerOptions, files: names };
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    const { stdout } = spawnSync('npx', ['tsc', '-p', folder], { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});

const pythonCheck = `
import json, sys
from pyflakes.api import check
from pyflakes.reporter import Reporter
for block in json.load(sys.stdin):
    check(block["code"], block["name"], Reporter(sys.stdout, sys.stdout))
`;

describeWith(findPython('pyflakes'), 'the Python of the page texts', (python) => {
  it('is valid, and defines all names that it uses', () => {
    const input = JSON.stringify(blocksIn('python'));
    const { stdout, stderr } = spawnSync(python, ['-c', pythonCheck], { input, encoding: 'utf8' });
    expect(`${stdout}${stderr}`).toBe('');
  });
});
