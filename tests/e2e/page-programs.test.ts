import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPython, pinned } from '../../scripts/python-env.mjs';
import { codeBlocks } from '../support/code-blocks.ts';
import { describeWith } from '../support/describe-with.ts';
import { PAGE_REASONS } from './load-snippets/page-reasons.ts';
import { PUBLISHED_SOURCES } from './load-snippets/published-sources.ts';
import { checkPython, type PythonReport } from './load-snippets/python.ts';
import { root } from './workspace.ts';

const tasks = join(root, 'packages/catalog/src/tasks');

/** The Python of the page texts: `<task>-<number>`. */
const programs = readdirSync(tasks)
  .filter((task) => existsSync(join(tasks, task, 'about.md')))
  .flatMap((task) =>
    codeBlocks(readFileSync(join(tasks, task, 'about.md'), 'utf8'))
      .filter(({ language }) => language === 'python')
      .map(({ code }, index) => ({ name: `${task}-${index + 1}`, code })),
  );

const libraries = ['transformers', 'huggingface_hub', 'sentence-transformers', 'timm', 'peft'];
const trainers = ['trl', 'datasets', 'accelerate', 'scikit-learn'];

const texts = readdirSync(tasks)
  .map((task) => join(tasks, task, 'about.md'))
  .filter((path) => existsSync(path))
  .map((path) => readFileSync(path, 'utf8'));

describe('training programs', () => {
  it('are there for at least twenty tasks', () => {
    expect(texts.filter((text) => text.includes('\n## Train it\n')).length).toBeGreaterThanOrEqual(20);
  });
});

describe.each(PUBLISHED_SOURCES)('the code of pages for $repository', ({ repository, names, files }) => {
  it.each(Object.entries(names))('imports from %s what its source has', (module, found) => {
    const lines = texts.flatMap((text) => [...text.matchAll(/^from (\S+) import ([\w, ]+)$/gm)]);
    const imported = lines.flatMap(([, from, list = '']) => (from === module ? list.split(', ') : []));
    expect([...new Set(imported)].sort()).toEqual([...found].sort());
  });

  it('runs files that its source has', () => {
    const folder = repository.split('/').at(-1);
    const run = texts.flatMap((text) => [...text.matchAll(new RegExp(`\\b${folder}/(examples/[\\w/.]+)`, 'g'))]);
    expect([...new Set(run.map(([, file]) => file))].sort()).toEqual(files);
  });
});

describeWith(
  findPython(...['pyflakes', ...libraries, ...trainers].map(pinned)),
  'the Python of task pages',
  (python) => {
    const reports = checkPython(
      python,
      programs.map(({ code }) => ({ before: '', source: code })),
    );
    const problemsOf = (read: (report: PythonReport) => readonly string[] | undefined) =>
      programs.flatMap(({ name }, index) =>
        (read(reports[index] as PythonReport) ?? []).map((problem) => `${name}: ${problem}`),
      );

    it('compiles, and uses what it imports', () => {
      expect(problemsOf(({ syntax, names }) => (syntax === undefined ? names : [syntax]))).toEqual([]);
    });

    it('imports what the packages have', () => {
      expect(problemsOf(({ wrongImports }) => wrongImports)).toEqual([]);
    });

    it('calls functions, methods and pipelines that exist, with arguments that they take', () => {
      expect(problemsOf(({ wrongCalls }) => wrongCalls)).toEqual([]);
    });

    it('imports no package that is not installed here without a reason', () => {
      const missing = new Set(reports.flatMap((report) => report.missing ?? []));
      expect([...missing].sort()).toEqual(Object.values(PAGE_REASONS).flat().sort());
    });
  },
);
