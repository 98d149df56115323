import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findPython, pinned } from '../../../../scripts/python-env.mjs';
import { describeWith } from '../../../../tests/support/describe-with.ts';

const folder = new URL('../../../jinja-suite/', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, folder));
const execute = promisify(execFile);

/** Counts that a runner prints for a group. */
interface Counts {
  readonly cases: number;
  readonly same: number;
  readonly errors: number;
  readonly class: number;
  readonly line?: number;
}

/** Expects that every case of a group is as in Python. */
function expectAll(counts: Counts | undefined, atLeast: number): void {
  expect(counts?.cases).toBeGreaterThan(atLeast);
  expect(counts).toMatchObject({ same: counts?.cases, class: counts?.errors });
}

describe('the suite for other engines', () => {
  it.each(['runners/run.mjs', 'runners/run.py', 'runners/rust/src/main.rs'])('has %s, of at most 50 lines', (path) => {
    expect(readFileSync(at(path), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(50);
  });

  it('runs on this engine, with the outcome of Python in every case', async () => {
    const engine = fileURLToPath(new URL('../../../../bench/suite/run-engine.mjs', import.meta.url));
    const args = ['--conditions=hubkit-source', '--import', 'tsx', engine, 'hubkit'];
    const { counts } = JSON.parse((await execute(process.execPath, args)).stdout);
    expectAll(counts.chat, 1000);
    expectAll(counts.features, 300);
    expect(counts.chat.line).toBe(counts.chat.errors);
    expect(counts.features.line).toBe(counts.features.errors);
  });

  it('finds every case of an engine that is wrong', async () => {
    const { runSuite } = await import(new URL('runners/run.mjs', folder).href);
    const counts = runSuite({ compile: () => () => '\0' });
    expect(counts.chat).toMatchObject({ same: 0, class: 0 });
    const failing = runSuite({
      compile: () => {
        throw new Error('no');
      },
    });
    expect(failing.chat.same).toBe(failing.chat.errors);
    expect(failing.chat.message).toBe(0);
  });

  it('has a table of five engines with versions and a date', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../../docs/template-engines.md', import.meta.url)), 'utf8');
    const rows = [...page.matchAll(/^\| ([^|]+) \| [^|]*\d+\.\d+\.\d+[^|]* \| [\d,]+ of [\d,]+ \|/gm)].map(
      ([, name]) => name,
    );
    expect(rows).toEqual(['Jinja2', '@hubkit/jinja', '@huggingface/jinja', 'nunjucks', 'minijinja-js']);
    expect(page).toMatch(/Measured on \d{4}-\d\d-\d\d with Node/);
  });
});

describeWith(findPython(pinned('Jinja2')), 'the suite in Python', (python) => {
  it('runs on Jinja2, with the stored outcome in every case', async () => {
    const { counts } = JSON.parse((await execute(python, [at('runners/run.py')])).stdout);
    expectAll(counts.chat, 1000);
    expectAll(counts.features, 300);
  });
});
