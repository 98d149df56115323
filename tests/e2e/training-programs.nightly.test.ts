import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTrainingPython } from '../../scripts/python-env.mjs';
import { codeBlocks } from '../support/code-blocks.ts';
import { describeWith } from '../support/describe-with.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const execute = promisify(execFile);
const tasks = join(root, 'packages/catalog/src/tasks');
const runner = join(root, 'tests/e2e/training-programs/run_training.py');

/** The Python under "Train it" of each page that has it. */
const programs = readdirSync(tasks, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/about.md'))
  .sort()
  .flatMap((path) => {
    const [, section] = readFileSync(join(tasks, path), 'utf8').split('\n## Train it\n');
    const [program] = codeBlocks(section?.split('\n## ')[0] ?? '').filter(({ language }) => language === 'python');
    return program === undefined ? [] : [{ name: path.replace('/about.md', ''), code: program.code }];
  });

/** Programs that must fail: the last line of code, and what their error says. */
const broken = [
  {
    name: 'a model without a stand-in',
    code: "from transformers import AutoTokenizer\nAutoTokenizer.from_pretrained('acme/none')",
    error: 'NoStandIn: no stand-in for the model acme/none: add it to MODELS in tests/e2e/training-programs/models.py',
  },
  {
    name: 'an embedding model without a stand-in',
    code: "from sentence_transformers import SentenceTransformer\nSentenceTransformer('acme/none')",
    error: 'NoStandIn: no stand-in for the model acme/none: add it to MODELS in tests/e2e/training-programs/models.py',
  },
  {
    name: 'a data set without a stand-in',
    code: "from datasets import load_dataset\nload_dataset('acme/rows', split='train')",
    error:
      'NoStandIn: no stand-in for the data set acme/rows: add it to DATA_SETS in tests/e2e/training-programs/data_sets.py',
  },
  {
    name: 'a table without a stand-in',
    code: "from sklearn.datasets import fetch_openml\nfetch_openml('titanic', version=1)",
    error: 'add it to respond_as_openml in tests/e2e/training-programs/scikit_tables.py',
  },
  {
    name: 'a configuration that the data set lacks',
    code: "from datasets import load_dataset\nload_dataset('PolyAI/minds14', 'en-EN')",
    error: "BuilderConfig 'en-EN' not found. Available: ['de-DE', 'en-US']",
  },
  {
    name: 'a column that the data set lacks',
    code: "from datasets import load_dataset\nload_dataset('mteb/banking77')['train'].map(lambda row: {'words': row['words']})",
    error: "KeyError: 'words'",
  },
  {
    name: 'an argument that training lacks',
    code: "from transformers import TrainingArguments\nTrainingArguments(output_dir='out', epochs=3)",
    error: "unexpected keyword argument 'epochs'",
  },
  {
    name: 'a name that nothing imports',
    code: "print('start')\nTrainer()",
    error: "NameError: name 'Trainer' is not defined",
  },
];

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
    running.child.stdin?.end(JSON.stringify([...programs, ...broken]));
    problems = JSON.parse((await running).stdout);
  }, SLOW_TIMEOUT_MS);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(programs)('$name trains small random models', ({ name }) => {
    expect(problems[name]).toBe(null);
  });

  it.each(broken)('names the line of a program with $name', ({ name, code, error }) => {
    expect(problems[name]).toContain(`line 2: ${code.split('\n').at(-1)}`);
    expect(problems[name]).toContain(error);
  });
});
