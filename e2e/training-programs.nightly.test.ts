import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTrainingPython } from '../scripts/python-env.mjs';
import { codeBlocks } from '../test-support/code-blocks.ts';
import { describeWith } from '../test-support/describe-with.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const execute = promisify(execFile);
const tasks = join(root, 'packages/catalog/src/tasks');
const runner = join(root, 'e2e/training-programs/run_training.py');

/** The Python under "Train it" of each page that has it. */
const programs = readdirSync(tasks, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/about.md'))
  .sort()
  .flatMap((path) => {
    const [, section] = readFileSync(join(tasks, path), 'utf8').split('\n## Train it\n');
    const [program] = codeBlocks(section?.split('\n## ')[0] ?? '').filter(({ language }) => language === 'python');
    return program === undefined ? [] : [{ name: path.replace('/about.md', ''), code: program.code }];
  });

describe('the pages', () => {
  it('have at least twenty training programs', () => {
    expect(programs.length).toBeGreaterThanOrEqual(20);
  });
});

describeWith(await makeTrainingPython(), 'the training programs', (python) => {
  let folder: string;

  /** The error of each program, or null. All run in one process, which imports PyTorch once. */
  let problems: Readonly<Record<string, string | null>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hubkit-training-'));
    const running = execute(python, ['-B', runner], { cwd: folder, timeout: SLOW_TIMEOUT_MS, maxBuffer: 2 ** 26 });
    running.child.stdin?.end(JSON.stringify(programs));
    problems = JSON.parse((await running).stdout);
  }, SLOW_TIMEOUT_MS);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(programs)('$name trains small random models', ({ name }) => {
    expect(problems[name]).toBe(null);
  });
});
