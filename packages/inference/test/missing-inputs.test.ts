import type { TaskId } from '@hubkit/catalog';
import { TASK_SCHEMAS } from '@hubkit/catalog/schemas';
import { describe, expect, it } from 'vitest';
import { InferenceClient } from '../src/index.ts';
import { MEMBERS } from '../src/request/check-inputs.ts';
import { fakeFetch } from './support/fake-fetch.ts';

const entry = (task: string) => ({ provider: 'hf-inference', providerId: 'm', hfModelId: 'm', task, status: 'live' });

/** A client, and the arguments of a program in JavaScript, which no compiler has seen. */
function call(method: string, task: string, args: object) {
  const fetch = fakeFetch(() => Response.json([]));
  const client = new InferenceClient('hf_x', { fetch, mapping: { m: [entry(task)] }, retry: false });
  const methods = client as unknown as Readonly<Record<string, (args: object) => Promise<unknown>>>;
  const result = methods[method]?.call(client, { provider: 'hf-inference', model: 'm', ...args });
  return { result, seen: fetch.seen };
}

/** Names of members that a schema of valibot requires, through its pipes; of the first form where it has several. */
function requiredIn(schema: unknown): readonly string[] {
  const { pipe, options, entries } = schema as Readonly<Record<string, unknown>>;
  if (Array.isArray(pipe) && pipe[0] !== schema) return requiredIn(pipe[0]);
  if (Array.isArray(options)) return requiredIn(options.at(-1));
  const typeOf = (entry: unknown): unknown => {
    const { pipe: steps, type } = entry as Readonly<Record<string, unknown>>;
    return Array.isArray(steps) && steps[0] !== entry ? typeOf(steps[0]) : type;
  };
  const isRequired = ([, entry]: readonly [string, unknown]) => typeOf(entry) !== 'optional';
  return Object.entries(entries ?? {})
    .filter(isRequired)
    .map(([name]) => name);
}

/** The schema of a member of an object. */
function memberOf(schema: unknown, name: string): unknown {
  const { pipe, entries, wrapped } = schema as Readonly<Record<string, unknown>>;
  if (Array.isArray(pipe) && pipe[0] !== schema) return memberOf(pipe[0], name);
  return wrapped ? memberOf(wrapped, name) : Reflect.get(entries ?? {}, name);
}

describe('the members that are checked', () => {
  it('are those that the schemas of the catalog require', () => {
    const required = Object.entries(TASK_SCHEMAS).filter(([task]) => task !== 'conversational');
    for (const [task, { input }] of required) {
      const members = requiredIn(memberOf(input, 'inputs') ?? {});
      expect([task, [...members].sort()]).toEqual([task, [...(MEMBERS[task as TaskId] ?? [])].sort()]);
      const labels = requiredIn(memberOf(input, 'parameters') ?? {});
      expect([task, labels]).toEqual([task, task.startsWith('zero-shot') ? ['candidate_labels'] : []]);
    }
  });
});

describe('a call without inputs', () => {
  it.each([
    ['textToImage', 'text-to-image', { input: 'a cat' }, "text-to-image has no argument 'input': pass { inputs: … }"],
    ['textToImage', 'text-to-image', { prompt: 'a cat' }, "no argument 'prompt': pass { inputs: … }"],
    ['featureExtraction', 'feature-extraction', { text: 'x' }, "no argument 'text'"],
    [
      'questionAnswering',
      'question-answering',
      { question: 'x', context: 'y' },
      'pass { inputs: { question, context } }',
    ],
    ['textClassification', 'text-classification', {}, "'inputs' is missing: pass { inputs: … }"],
    ['textClassification', 'text-classification', { inputs: null }, "'inputs' is null: pass { inputs: … }"],
    ['imageClassification', 'image-classification', { inputs: undefined }, "'inputs' is undefined: pass a file"],
    ['imageClassification', 'image-classification', {}, "'inputs' is missing: pass a file"],
    ['imageClassification', 'image-classification', { image: new Blob(['x']) }, "no argument 'image'"],
    ['textClassification', 'text-classification', { inputs: 5 }, "'inputs' must be of type string, not number"],
    ['summarization', 'summarization', { inputs: new Blob(['x']) }, "'inputs' must be of type string, not Blob"],
    ['questionAnswering', 'question-answering', { inputs: 'Who?' }, "'inputs' must be of type object, not string"],
    ['questionAnswering', 'question-answering', { inputs: { question: 'Who?' } }, "'inputs.context' is missing: pass"],
    [
      'visualQuestionAnswering',
      'visual-question-answering',
      { inputs: { image: undefined, question: 'Who?' } },
      "'inputs.image' is undefined: pass { inputs: { image, question } }",
    ],
    [
      'tableQuestionAnswering',
      'table-question-answering',
      { inputs: { table: {} } },
      "'inputs.query' is missing: pass { inputs: { query, table } }",
    ],
    ['tabularRegression', 'tabular-regression', { inputs: {} }, "'inputs.data' is missing"],
    [
      'zeroShotClassification',
      'zero-shot-classification',
      { inputs: 'x' },
      "'parameters.candidate_labels' is missing: pass { inputs: …, parameters: { candidate_labels: [ … ] } }",
    ],
    [
      'zeroShotImageClassification',
      'zero-shot-image-classification',
      { inputs: new Blob(['x']), parameters: {} },
      "'parameters.candidate_labels' is missing",
    ],
  ])('is refused before anything is sent: %s, %s, %o', async (method, task, args, message) => {
    const { result, seen } = call(method, task, args);
    await expect(result).rejects.toMatchObject({ code: 'INPUT', message: expect.stringContaining(message) });
    expect(seen).toEqual([]);
  });

  it('has empty inputs where they are empty', async () => {
    for (const inputs of ['', []]) {
      const { result, seen } = call('featureExtraction', 'feature-extraction', { inputs });
      await result?.catch(() => undefined);
      expect(seen[0]?.body).toMatchObject({ inputs });
    }
  });

  it('is sent as it is where it is raw', async () => {
    const fetch = fakeFetch(() => Response.json([]));
    const client = new InferenceClient('hf_x', { fetch, mapping: { m: [entry('text-classification')] } });
    const args = { provider: 'hf-inference', model: 'm', text: 'x' } as const;
    await client.request(args, { task: 'text-classification' });
    expect(fetch.seen[0]?.body).toMatchObject({ text: 'x' });
  });
});
