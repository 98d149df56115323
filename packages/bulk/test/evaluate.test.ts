import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate } from '@hubkit/bulk';
import {
  checkAnswer,
  compareResults,
  type EvaluationPlan,
  planTemplates,
  readPlan,
  readResults,
  resultsTable,
} from '@hubkit/bulk/evaluate';
import { InferenceClient } from '@hubkit/inference';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hubkit-evaluate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Asked {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** A service that answers as a function does, and notes what it was asked. */
function service(answer: (asked: Asked) => string | Response | Promise<string | Response>) {
  const asked: Asked[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const body = JSON.parse(String(init?.body)) as Asked;
    asked.push(body);
    const content = await answer(body);
    if (content instanceof Response) return content;
    const message = { role: 'assistant', content };
    const usage = { prompt_tokens: 10, completion_tokens: 2, total_tokens: 12 };
    return Response.json({
      id: '1',
      created: 1,
      model: body.model,
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage,
    });
  };
  const client = new InferenceClient('key', { fetch, endpointUrl: 'http://localhost:1/v1' });
  const connect = async ({ model }: { readonly model: string }) => ({
    client,
    model,
    service: 'test',
    prices: { default: { input: 1, output: 2 } },
  });
  return { asked, connect };
}

const capital = ({ messages }: Asked) => (messages.at(-1)?.content.includes('Norway') ? 'Oslo.' : 'I do not know');
const PLAN: EvaluationPlan = {
  data: [
    { country: 'Norway', expected: 'oslo' },
    { country: 'Peru', expected: 'Lima' },
  ],
  prompt: 'What is the capital of {{ country }}?',
  models: [{ model: 'a' }, { model: 'b' }],
  checks: [{ type: 'contains' }],
};

describe('an evaluation', () => {
  it('calls each model for each row, and checks the answers', async () => {
    const { asked, connect } = service(capital);
    const { results, end, requests, cost } = await evaluate(PLAN, { connect });
    expect(results.map(({ row, model, passed }) => [row, model, passed])).toEqual([
      [1, 'a', true],
      [1, 'b', true],
      [2, 'a', false],
      [2, 'b', false],
    ]);
    expect(results[2]?.checks).toEqual([{ type: 'contains', passed: false, reason: 'Does not contain “Lima”' }]);
    expect([end, requests, asked.length]).toEqual(['done', 4, 4]);
    expect(cost).toBeCloseTo((4 * (10 * 1 + 2 * 2)) / 1e6, 12);
  });

  it('pays nothing for a second run, and calls only what has changed', async () => {
    const { asked, connect } = service(capital);
    const cache = join(folder, 'cache');
    const first = await evaluate(PLAN, { connect, cache });
    const second = await evaluate({ ...PLAN, checks: [{ type: 'latency', maxMs: 60_000 }] }, { connect, cache });
    expect([asked.length, second.requests, second.cost]).toEqual([4, 0, 0]);
    // The facts are those of the first calls.
    expect(second.results.map(({ ms, cost, cached }) => ({ ms, cost, cached }))).toEqual(
      first.results.map(({ ms, cost }) => ({ ms, cost, cached: true })),
    );
    expect(second.results.every(({ passed }) => passed)).toBe(true);
    await evaluate({ ...PLAN, models: [...PLAN.models, { model: 'c' }] }, { connect, cache });
    expect(asked.slice(4).map(({ model }) => model)).toEqual(['c', 'c']);
    await evaluate(PLAN, { connect, cache, fresh: true });
    expect(asked).toHaveLength(10);
    await evaluate(PLAN, { connect: async (model) => ({ ...(await connect(model)), service: 'another' }), cache });
    expect(asked).toHaveLength(14);
  });

  it('keeps what is done when it is stopped', async () => {
    const stop = new AbortController();
    const { asked, connect } = service(capital);
    const cache = join(folder, 'cache');
    const onProgress = () => stop.abort();
    const given = { ...PLAN, models: [{ model: 'a' }] };
    const stopped = await evaluate(given, { connect, cache, concurrency: 1, signal: stop.signal, onProgress });
    expect([stopped.end, stopped.results.map(({ row }) => row), asked.length]).toEqual(['stopped', [1], 1]);
    const whole = await evaluate(given, { connect, cache });
    expect([whole.end, whole.results.map(({ row }) => row), asked.length]).toEqual(['done', [1, 2], 2]);
  });

  it('stops at a budget', async () => {
    const { asked, connect } = service(capital);
    const { end, reason } = await evaluate(PLAN, { connect, concurrency: 1, maxCost: 0.000001 });
    expect([end, reason]).toEqual(['budget', 'the budget of $0.000001 is used up']);
    // One for each model is under way.
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it('retries failures that pass, and reports the others with their rows', async () => {
    let calls = 0;
    const { connect } = service(({ messages }) => {
      if (messages.at(-1)?.content.includes('Peru'))
        return Response.json({ error: { message: 'too hot' } }, { status: 400 });
      return ++calls === 1 ? new Response('busy', { status: 503 }) : 'Oslo';
    });
    const { results } = await evaluate({ ...PLAN, models: [{ model: 'a' }] }, { connect, backoffMs: 1 });
    expect(results[0]?.passed).toBe(true);
    expect(results[1]?.error).toContain('too hot');
    expect(results[1]?.passed).toBeUndefined();
  });

  it('ends when every call would fail alike', async () => {
    const { connect } = service(() => Response.json({ error: { message: 'no such key' } }, { status: 401 }));
    const { end, reason, results } = await evaluate(PLAN, { connect, concurrency: 1 });
    expect([end, results]).toEqual(['failed', []]);
    expect(reason).toContain('no such key');
  });

  it('asks a judge, whose verdict may fail', async () => {
    const { asked, connect } = service((call) => {
      if (call.model !== 'judge') return capital(call);
      return call.messages[1]?.content.includes('Oslo') ? '{"verdict":"pass","reason":"A city."}' : 'Well…';
    });
    const cache = join(folder, 'cache');
    const plan: EvaluationPlan = {
      ...PLAN,
      models: [{ model: 'a' }],
      checks: [{ type: 'judge', criterion: 'Names a city', model: { model: 'judge' } }],
    };
    const { results } = await evaluate(plan, { connect, cache });
    expect(results[0]?.checks).toEqual([{ type: 'judge', passed: true, reason: 'A city.' }]);
    expect(results[1]?.error).toBe('The judge gave no verdict, but Well…');
    expect(JSON.stringify(asked.at(-1))).toContain('Names a city');
    const before = asked.length;
    expect((await evaluate(plan, { connect, cache })).requests).toBe(0);
    expect(asked).toHaveLength(before);
  });

  it('reads rows and checks from files beside the plan', async () => {
    writeFileSync(join(folder, 'rows.csv'), 'country,expected\nNorway,Oslo\nPeru,Lima\n');
    writeFileSync(
      join(folder, 'check.mjs'),
      "export default (answer, { row, model }) => answer.includes(row.expected) || model + ': no ' + row.expected;\n",
    );
    const { connect } = service(capital);
    const plan: EvaluationPlan = {
      ...PLAN,
      models: [{ model: 'a' }],
      data: 'rows.csv',
      checks: [{ type: 'module', path: './check.mjs' }],
    };
    const { results } = await evaluate(plan, { connect, folder });
    expect(results.map(({ checks }) => checks?.[0])).toEqual([
      { type: 'module', passed: true, reason: 'Passed' },
      { type: 'module', passed: false, reason: 'a: no Lima' },
    ]);
    expect((await evaluate(plan, { connect, folder, limit: 1 })).results).toHaveLength(1);
  });

  it.each<[string, Partial<EvaluationPlan>, string]>([
    [
      'a column that a row lacks',
      { prompt: '{{ town }}' },
      '$.data[0]: prompt: there is no column "town" (columns: country, expected).',
    ],
    ['a template with a mistake', { prompt: 'Hi {{' }, 'the template of prompt is not valid'],
    ['no model', { models: [] }, 'There is no model'],
    ['a name that two models have', { models: [{ model: 'a' }, { model: 'a' }] }, 'Two models are named a'],
    ['a file that is not there', { data: 'none.csv' }, 'there is no such file'],
    [
      'a module that is not there',
      { checks: [{ type: 'module', path: './none.mjs' }] },
      'The module check ./none.mjs cannot be loaded',
    ],
  ])('sends nothing for %s', async (_, change, message) => {
    const { asked, connect } = service(capital);
    await expect(evaluate({ ...PLAN, ...change }, { connect, folder })).rejects.toThrow(message);
    expect(asked).toEqual([]);
  });
});

it.each([
  ['{"a": 1,}', '1:9'],
  ['{"a" 1}', '1:6'],
  ['[1 2]', '1:4'],
  ['{"a": [1, {"b": tru}]}', '1:17'],
  ['{"a": "x\ny"}', '1:7'],
  ['{}\n{}', '2:1'],
  ['{"a": [1}', '1:9'],
  ['\n ', '2:2'],
  ['[,]', '1:2'],
])('finds where %j is no JSON', (text, place) => {
  expect(() => readPlan(text, 'e.json')).toThrow(`e.json:${place}: this is not JSON.`);
});

describe('the file of an evaluation', () => {
  const file = (members: object) => JSON.stringify({ data: [{ a: 1 }], prompt: 'Hi', models: ['m'], ...members });

  it('is read whole', () => {
    const checks = [
      { type: 'exact', value: '{{ a }}' },
      { type: 'regex', pattern: '^a', flags: 'i' },
      { type: 'schema', schema: { type: 'object' } },
      { type: 'judge', criterion: 'Is kind', model: 'j' },
      { type: 'latency', maxMs: 10 },
      { type: 'cost', maxDollars: 0.1 },
      { type: 'module', path: './own.mjs' },
    ];
    const models = [
      'm',
      { model: 'n', provider: 'groq', name: 'N' },
      { model: 'o', endpoint: 'http://localhost:11434/v1' },
    ];
    const plan = readPlan(
      `\uFEFF${file({ name: 'Plan', system: 'Be short', parameters: { temperature: 0 }, models, checks })}`,
      'e.json',
    );
    expect(plan).toEqual({
      name: 'Plan',
      data: [{ a: 1 }],
      prompt: 'Hi',
      system: 'Be short',
      parameters: { temperature: 0 },
      models: [{ model: 'm' }, models[1], models[2]],
      checks: checks.map((check) => (check.type === 'judge' ? { ...check, model: { model: 'j' } } : check)),
    });
  });

  it.each([
    ['{"prompt": "Hi",\n  "data": [}', 'e.json:2:12: this is not JSON.'],
    ['[]', 'e.json: $: expected an object, got a list'],
    [file({ check: [] }), 'e.json: $.check: there is no such member; did you mean "checks"?'],
    [file({ prompt: undefined }), 'e.json: $: there is no "prompt" and there are no "messages"'],
    [file({ messages: [] }), 'e.json: $.messages: "prompt" and "messages" exclude each other'],
    [file({ data: [] }), 'e.json: $.data: there are no rows'],
    [file({ data: [1] }), 'e.json: $.data[0]: expected an object, got a number: 1'],
    [file({ models: ['m', { id: 'x' }] }), 'e.json: $.models[1].id: there is no such member'],
    [file({ models: [{ model: 'm', endpoint: 'localhost' }] }), 'e.json: $.models[0].endpoint: expected a URL'],
    [
      file({ checks: [{ type: 'contain' }] }),
      'e.json: $.checks[0].type: there is no "contain"; did you mean "contains"?',
    ],
    [
      file({ checks: [{ type: 'exact' }, { type: 'regex', pattern: '(' }] }),
      'e.json: $.checks[1].pattern: Invalid regular expression',
    ],
    [
      file({ checks: [{ type: 'latency', maxMs: '5' }] }),
      'e.json: $.checks[0].maxMs: expected a number of at least 0, got a string: "5"',
    ],
    [file({ checks: [{ type: 'judge' }] }), 'e.json: $.checks[0].criterion: expected a text, got nothing'],
  ])('says what is wrong with %j, and where', (text, message) => {
    expect(() => readPlan(text, 'e.json')).toThrow(message);
  });
});

describe('the checks', () => {
  const tools = { judge: () => Promise.reject(new Error()), ownCheck: () => Promise.reject(new Error()) };
  const verdict = async (
    check: EvaluationPlan['checks'][number],
    output: unknown,
    facts: { ms?: number; cost?: number } = {},
  ) => {
    const plan: EvaluationPlan = { ...PLAN, checks: [check] };
    const answer = { row: { expected: 'Oslo', limit: 'L' }, model: { model: 'a' }, output, ...facts };
    return (await checkAnswer(plan, planTemplates(plan), answer, tools))[0];
  };

  it.each<[EvaluationPlan['checks'][number], unknown, boolean, string]>([
    [{ type: 'exact' }, ' Oslo\n', true, 'Is “Oslo”'],
    [{ type: 'exact' }, 'oslo', false, 'Is not “Oslo”'],
    [{ type: 'contains', value: '{{ limit }}  x' }, 'all l X y', true, 'Contains “L  x”'],
    [{ type: 'regex', pattern: '^o', flags: 'i' }, 'Oslo', true, 'Matches /^o/i'],
    [{ type: 'regex', pattern: '^o' }, 'Oslo', false, 'Does not match /^o/'],
    [
      { type: 'schema', schema: { type: 'object', required: ['b'] } },
      '{"a":1}',
      false,
      '$: Instance does not have required property "b".',
    ],
    [{ type: 'schema', schema: { properties: { a: { maximum: 3 } } } }, '{"a":4}', false, '$.a: 4 is greater than 3.'],
    [{ type: 'schema', schema: { type: 'object' } }, { a: 1 }, true, 'Matches the schema'],
    [{ type: 'schema', schema: {} }, 'no', false, 'Not JSON: Unexpected token'],
  ])('%j of %j', async (check, output, passed, reason) => {
    const found = await verdict(check, output);
    expect(found).toMatchObject({ type: check.type, passed });
    expect(found?.reason.startsWith(reason)).toBe(true);
  });

  it('compare time and cost with their bounds, and do not pass what is unknown', async () => {
    expect(await verdict({ type: 'latency', maxMs: 5 }, 'x', { ms: 6 })).toMatchObject({
      passed: false,
      reason: 'Took 6 ms of 5 ms',
    });
    expect(await verdict({ type: 'cost', maxDollars: 5 }, 'x', { cost: 4 })).toMatchObject({ passed: true });
    expect(await verdict({ type: 'cost', maxDollars: 5 }, 'x')).toMatchObject({
      passed: false,
      reason: 'The cost of the call is unknown',
    });
  });
});

it('compares results by rows and models, whatever the order of both', () => {
  const result = (row: number, country: string, passed: boolean) => ({
    row,
    model: 'a',
    input: { country },
    output: '',
    passed,
  });
  const before = readResults(
    `${JSON.stringify(result(1, 'Norway', true))}\n${JSON.stringify(result(2, 'Peru', false))}\n`,
    'old.jsonl',
  );
  const [found] = compareResults(
    [result(1, 'Peru', true), result(2, 'Norway', false), result(3, 'Kenya', false)],
    before,
  );
  expect(found).toMatchObject({ model: 'a', rows: 2, before: 1, now: 1, worse: [{ row: 2 }], better: [{ row: 1 }] });
  expect(() => readResults('{"model":"a"}\n', 'old.jsonl')).toThrow('old.jsonl:1: this is not a result');
});

it('makes a table of results with a line for each row', () => {
  const checks = [{ type: 'contains' as const, passed: false, reason: 'No' }];
  expect(
    resultsTable([
      { row: 1, model: 'a', input: { q: '1' }, output: 'x', passed: false, checks, ms: 5.4, cost: 0.1 },
      { row: 1, model: 'b', input: { q: '1' }, error: 'hot' },
    ]),
  ).toEqual([
    ['q', 'a answer', 'a passed', 'a reason', 'a ms', 'a usd', 'b answer', 'b passed', 'b reason', 'b ms', 'b usd'],
    ['1', 'x', 'false', 'No', '5', '0.1', '', '', 'hot', '', ''],
  ]);
});
