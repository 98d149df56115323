import { expect, it } from 'vitest';
import { cleanName, fileStem } from '../../host-config/file-stem.ts';
import { type Cell, changedSince, describeCalls, describeOutcome } from './batch-cells.ts';
import { EXAMPLE, evalCommand, hintCheck, readBatchPlan, toForm } from './batch-form.ts';
import { explainPrompt } from './explain-prompt.ts';
import { describeInput } from './format-run.ts';
import { readBudget } from './read-budget.ts';
import { readTable } from './read-table.ts';

it('reads quotes, line breaks and semicolons of CSV, JSON Lines and lists', async () => {
  expect(await readTable('\uFEFFq, expected \r\n"a, ""b""\nc",1\r\n\r\nplain,2\r\n')).toEqual({
    columns: ['q', 'expected'],
    rows: [
      { q: 'a, "b"\nc', expected: '1' },
      { q: 'plain', expected: '2' },
    ],
  });
  expect((await readTable('a;b\n1,5;2\n')).rows).toEqual([{ a: '1,5', b: '2' }]);
  expect(await readTable('{"a":1}\n\n{"b":[2]}\n')).toEqual({ columns: ['a', 'b'], rows: [{ a: 1 }, { b: [2] }] });
  expect((await readTable('[{"a":1}]')).rows).toEqual([{ a: 1 }]);
});

it.each([
  ['', 'There are no rows'],
  ['a,b\n', 'There are no rows'],
  ['a,a\n1,2', 'Line 1: two columns are named “a”.'],
  ['a,\n1,2', 'Line 1: every column needs a name.'],
  ['a\n1\n2,3\n', 'Line 3: it has another number of cells than the first line.'],
  ['a\n"open', 'a quote is not closed.'],
  ['{"a":1}\n{"a"', 'Line 2 is not JSON'],
  ['{"a":1}\n[1]', 'Line 2: a row has to be an object of columns.'],
])('says what is wrong with the rows %j', async (text, message) => {
  await expect(readTable(text)).rejects.toThrow(message);
});

const MODELS = [{ model: 'a/b' }, { model: 'c/d', provider: 'groq' }];

it('makes a plan of the form, and the form of a plan', async () => {
  const form = {
    ...EXAMPLE,
    name: 'Cities',
    file: '',
    system: 'Be short',
    models: MODELS,
    parameters: { temperature: 0 },
    checks: [
      { type: 'contains', text: '' },
      { type: 'exact', text: '{{ expected }}' },
      { type: 'regex', text: '^O' },
      { type: 'schema', text: '{\n  "type": "string"\n}' },
      { type: 'judge', text: 'Is a city', judge: 'e/f' },
      { type: 'latency', text: '500' },
      { type: 'cost', text: '0.01' },
    ],
  } as const;
  const plan = await readBatchPlan(form, MODELS);
  expect(plan).toMatchObject({ name: 'Cities', data: [{ country: 'Norway' }, {}, {}], models: MODELS });
  const again = toForm(plan, 'cities.json');
  expect({ ...again, data: '' }).toEqual({ ...form, data: '' });
  expect((await readTable(again.data)).rows).toEqual(plan.data);
});

it.each([
  [{ prompt: ' ' }, 'The prompt is empty. Write one.'],
  [{ checks: [{ type: 'schema', text: '{' }] }, 'The JSON Schema is not JSON'],
  [{ checks: [{ type: 'regex', text: '(' }] }, 'batch: $.checks[0].pattern: Invalid regular expression'],
  [{ checks: [{ type: 'latency', text: 'fast' }] }, 'batch: $.checks[0].maxMs: expected a number'],
  [{ checks: [{ type: 'judge', text: '' }] }, 'batch: $.checks[0].criterion'],
] as const)('says what is wrong with %j', async (change, message) => {
  await expect(readBatchPlan({ ...EXAMPLE, ...change }, MODELS)).rejects.toThrow(message);
});

it.each([
  ['country,expected\nPeru,Lima\n', '', [{ type: 'contains' }]],
  ['country\nPeru\n', 'Lima', [{ type: 'contains', value: 'Lima' }]],
  ['country\nPeru\n', '', []],
] as const)('leaves out a check that has nothing to compare with: %j, %j', async (data, text, checks) => {
  const form = { ...EXAMPLE, data, checks: [{ type: 'contains', text }] } as const;
  expect((await readBatchPlan(form, MODELS)).checks).toEqual(checks);
});

it.each([
  ['What is the capital of {{ country }}?', 'Peru'],
  ['{% if unit %}In {{ unit | upper }}: {% endif %}{{ country }}', 'Peru · km'],
  ['Say country', '7'],
  [undefined, '7'],
])('names a row by the columns of the prompt %j, else by the first one', (prompt, words) => {
  expect(describeInput({ id: 7, country: 'Peru', unit: 'km', expected: 'A long answer' }, prompt)).toBe(words);
});

it.each([
  [{ data: 'rows.csv' }, 'The rows are in rows.csv. Run the file with “hubkit eval x.json”, or put them into it.'],
  [{ checks: [{ type: 'module', path: './a.mjs' }] }, '“module” checks are for the command: hubkit eval x.json'],
  [{ models: [{ model: 'm', endpoint: 'http://localhost/v1' }] }, 'A model has an “endpoint”.'],
] as const)('leaves a plan with %j to the command', (change, message) => {
  const plan = { data: [{ a: 1 }], prompt: 'Hi', models: [], checks: [] };
  expect(() => toForm({ ...plan, ...change }, 'x.json')).toThrow(message);
});

it.each([
  [{}, undefined],
  [{ rows: [{ a: 1 }] }, undefined],
  [{ rows: undefined, models: [{ model: '' }] }, undefined],
  [{ rows: [{ a: 2 }] }, 'rows'],
  [{ prompt: 'Bye' }, 'prompt'],
  [{ system: 'Be short' }, 'prompt'],
  [{ models: [{ model: 'm', provider: 'groq' }] }, 'models'],
])('knows what has changed since answers came: %j', (change, changed) => {
  const plan = { data: [{ a: 1 }], prompt: 'Hi', models: [{ model: 'm' }], checks: [] };
  expect(changedSince(plan, { rows: plan.data, prompt: 'Hi', system: '', models: plan.models, ...change })).toBe(
    changed,
  );
});

it('names the columns where a check needs one that the rows lack', () => {
  const check = { type: 'contains', text: '' } as const;
  expect(hintCheck(check, ['id', 'text'])).toBe('Not checked: there is no column “expected”, only id, text.');
  const usual = 'Leave empty to use the column “expected”.';
  expect(hintCheck(check, ['id', 'expected'])).toBe(usual);
  expect(hintCheck({ ...check, text: 'Oslo' }, ['id'])).toBe(usual);
  expect(hintCheck(check)).toBe(usual);
  expect(hintCheck({ type: 'latency', text: '' }, ['id'])).toBe('The longest time of a call.');
});

it.each([
  [
    "the template of prompt failed: line 1, column 4: 'city' is undefined.",
    'prompt',
    'No column “city”. Columns: id, name.',
  ],
  ['system: there is no column "city" (columns: id, name).', 'system', 'No column “city”. Columns: id, name.'],
  ['prompt: there is no column "name" (columns: id).', 'prompt', 'Not every row has the column “name”.'],
  ['the template of system is not valid: line 1, column 4: expected }}.', 'system', 'Line 1, column 4: expected }}.'],
])('explains %j', (message, field, text) => {
  expect(explainPrompt(message, ['id', 'name'])).toEqual({ field, text });
});

it.each([
  ['done done', false, '2 calls', '2 of 2 answered'],
  ['done failed', false, '1 answered · 1 failed', '1 of 2 answered · 1 failed'],
  ['failed running', true, '1 of 2 calls · 1 failed', '0 of 2 answered · 1 failed'],
  ['done stopped failed', false, 'Stopped at 2 of 3 · 1 failed', '1 of 3 answered · 1 failed'],
])('counts the calls that are %s', (states, isRunning, calls, outcome) => {
  const cells = states.split(' ').map((state) => ({ key: state, state: state as Cell['state'] }));
  expect(describeCalls({ cells, isRunning }).join(' · ')).toBe(calls);
  expect(describeOutcome(cells)).toBe(outcome);
});

it.each([
  ['', 'none'],
  [' 0.50 ', 0.5],
  ['.5', 0.5],
  ['3', 3],
  ['abc', undefined],
  ['-3', undefined],
  ['0', undefined],
  ['0,50', undefined],
  ['1e5', undefined],
])('reads the budget %j', (text, budget) => {
  expect(readBudget(text)).toBe(budget);
});

it.each([
  ['', '', '', 'hubkit eval batch.json'],
  ['../a b/*', 'a b', 'a-b', 'hubkit eval a-b.json'],
  ['My sums', 'My sums', 'My-sums', 'hubkit eval My-sums.json'],
  ['GPT-4.1: try', 'GPT-4.1 try', 'GPT-4.1-try', 'hubkit eval GPT-4.1-try.json'],
])('names a run, its files and its command by %j', (typed, name, stem, command) => {
  expect([cleanName(typed), fileStem(typed), evalCommand(typed)]).toEqual([name, stem, command]);
});
