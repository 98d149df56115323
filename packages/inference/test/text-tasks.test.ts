import type { TaskId } from '@hubkit/catalog';
import { describe, expect, it } from 'vitest';
import { runTask } from '../src/call/run-task.ts';
import { ProviderOutputError } from '../src/index.ts';
import { fakeFetch } from './support/fake-fetch.ts';

/** Calls a task at the hub's own service, which answers as told. */
async function call(task: TaskId, input: object, answer: unknown): Promise<{ result: unknown; sent: unknown }> {
  const fetch = fakeFetch(() => Response.json(answer));
  const mapping = { m: [{ provider: 'hf-inference', providerId: 'o/m', hfModelId: 'm', task, status: 'live' }] };
  const args = { ...input, model: 'm', accessToken: 'hf_abcdefgh' } as never;
  const result = await runTask(task, args, { fetch, mapping, retry: false }).catch((error: unknown) => error);
  return { result, sent: fetch.seen[0] };
}

const qa = { inputs: { question: 'Who?', context: 'Nora' } };
const labels = { inputs: 'a', parameters: { candidate_labels: ['x', 'y'] } };
const table = { inputs: { question: 'Who?', table: { Name: ['Nora'] } } };
const answer = { answer: 'Nora', score: 0.5, start: 0, end: 4 };
const cell = { answer: 'Nora', coordinates: [[0, 0]], cells: ['Nora'], aggregator: 'NONE' };
const entity = { entity_group: 'PER', score: 0.9, word: 'Nora', start: 0, end: 4 };
const token = { entity: 'I-PER', score: 0.9, index: 1, word: 'Nora', start: 0, end: 4 };
const word = { score: 0.2, token: 5, token_str: 'the', sequence: 'the world' };
const grouped = { sequence: 'a', labels: ['x', 'y'], scores: [0.7, 0.3] };

describe('text tasks of the hub’s own service', () => {
  it.each<[string, TaskId, object, unknown, unknown]>([
    ['entities', 'token-classification', { inputs: 'a' }, [entity], [entity]],
    ['tokens without groups', 'token-classification', { inputs: 'a' }, [token], [token]],
    [
      'tokens whose group is null',
      'token-classification',
      { inputs: 'a' },
      [{ ...token, entity_group: null }],
      [token],
    ],
    ['an answer alone', 'question-answering', qa, answer, answer],
    ['the best of a list of answers', 'question-answering', qa, [answer, { ...answer, score: 0.1 }], answer],
    ['a cell', 'table-question-answering', table, cell, cell],
    ['a cell in a list', 'table-question-answering', table, [cell], cell],
    [
      'a cell without aggregator',
      'table-question-answering',
      table,
      { ...cell, aggregator: undefined },
      { answer: 'Nora', coordinates: [[0, 0]], cells: ['Nora'] },
    ],
    [
      'a cell whose aggregator is null',
      'table-question-answering',
      table,
      { ...cell, aggregator: null },
      { answer: 'Nora', coordinates: [[0, 0]], cells: ['Nora'] },
    ],
    ['words', 'fill-mask', { inputs: '[MASK]' }, [word], [word]],
    ['the words of several masks', 'fill-mask', { inputs: '[MASK] [MASK]' }, [[word], [word]], [word, word]],
    ['a summary', 'summarization', { inputs: 'a' }, [{ summary_text: 's' }], { summary_text: 's' }],
    ['a translation', 'translation', { inputs: 'a' }, [{ translation_text: 't' }], { translation_text: 't' }],
    ['a translation alone', 'translation', { inputs: 'a' }, { translation_text: 't' }, { translation_text: 't' }],
    [
      'the translations of several texts',
      'translation',
      { inputs: ['a', 'b'] },
      [{ translation_text: 't' }, { translation_text: 'u' }],
      [{ translation_text: 't' }, { translation_text: 'u' }],
    ],
    ['similarities', 'sentence-similarity', { inputs: { source_sentence: 'a', sentences: ['b'] } }, [0.5], [0.5]],
    ['labels', 'zero-shot-classification', labels, [{ label: 'x', score: 1 }], [{ label: 'x', score: 1 }]],
    [
      'labels in one object',
      'zero-shot-classification',
      labels,
      grouped,
      [
        { label: 'x', score: 0.7 },
        { label: 'y', score: 0.3 },
      ],
    ],
    [
      'the labels of several texts',
      'zero-shot-classification',
      { ...labels, inputs: ['a', 'b'] },
      [grouped, { ...grouped, sequence: 'b' }],
      [
        { label: 'x', score: 0.7, ...grouped },
        { label: 'x', score: 0.7, ...grouped, sequence: 'b' },
      ],
    ],
    [
      'the labels of a list with one text',
      'zero-shot-classification',
      { ...labels, inputs: ['a'] },
      [grouped],
      [{ label: 'x', score: 0.7, ...grouped }],
    ],
  ])('give %s', async (_, task, input, body, expected) => {
    expect((await call(task, input, body)).result).toEqual(expected);
  });

  const NER = 'Array<{end: number, entity_group: string, score: number, start: number, word: string}>';
  const QA = 'Array<{answer: string, end: number, score: number, start: number}>';
  const TABLE = '{aggregator: string, answer: string, cells: string[], coordinates: number[][]}';
  const MASK = 'Array<{score: number, sequence: string, token: number, token_str: string}>';
  const ZERO = 'Array<{labels: string[], scores: number[], sequence: string}>';
  const SIMILAR = 'Array<number>';

  it.each<[TaskId, object, unknown, string, string]>([
    ['token-classification', { inputs: 'a' }, [{ ...entity, entity_group: undefined }], NER, '$[0]'],
    ['token-classification', { inputs: 'a' }, [entity, { ...entity, start: null }], NER, '$[1].start'],
    ['question-answering', qa, { ...answer, score: '1' }, QA, '$.score'],
    ['question-answering', qa, [{ ...answer, answer: null }], QA, '$[0].answer'],
    ['question-answering', qa, [], `${QA}, received an empty list`, '$'],
    ['table-question-answering', table, { ...cell, cells: 'Nora' }, TABLE, '$.cells'],
    ['table-question-answering', table, { ...cell, coordinates: [[0, '0']] }, TABLE, '$.coordinates[0][1]'],
    ['fill-mask', { inputs: '[MASK]' }, [{ ...word, token: '5' }], MASK, '$[0].token'],
    ['fill-mask', { inputs: '[MASK]' }, [[word], [{}]], MASK, '$[1][0].score'],
    ['fill-mask', { inputs: '[MASK]' }, [[word], word], MASK, '$[1]'],
    ['summarization', { inputs: 'a' }, [{ generated_text: 's' }], 'Array<{summary_text: string}>', '$[0].summary_text'],
    ['summarization', { inputs: 'a' }, [], 'Array<{summary_text: string}>, received an empty list', '$'],
    ['translation', { inputs: 'a' }, ['t'], 'Array<{translation_text: string}>', '$[0]'],
    ['zero-shot-classification', labels, { ...grouped, scores: [1] }, ZERO, '$'],
    ['zero-shot-classification', labels, [{ ...grouped, labels: [1, 2] }], ZERO, '$[0].labels[0]'],
    ['zero-shot-classification', labels, [{ label: 'x' }], ZERO, '$[0].score'],
    ['sentence-similarity', { inputs: { source_sentence: 'a', sentences: [] } }, [0.5, '1'], SIMILAR, '$[1]'],
    ['sentence-similarity', { inputs: { source_sentence: 'a', sentences: [] } }, { a: 1 }, SIMILAR, '$'],
  ])('of %s name what was expected, and where it is wrong', async (task, input, body, form, place) => {
    const { result } = await call(task, input, body);
    expect(ProviderOutputError.is(result)).toBe(true);
    expect((result as Error).message).toBe(
      `Received malformed response from HF-Inference ${task} API: expected ${form} at ${place}`,
    );
  });

  it.each([
    ['question', { question: 'Who?', table: { A: ['1'] } }],
    ['query', { query: 'Who?', table: { A: ['1'] } }],
  ])('send the %s about a table as a query', async (_, inputs) => {
    const { sent } = await call('table-question-answering', { inputs, parameters: { sequential: true } }, cell);
    expect(sent).toMatchObject({
      body: { inputs: { query: 'Who?', table: { A: ['1'] } }, parameters: { sequential: true } },
    });
    expect((sent as { body: { inputs: object } }).body.inputs).not.toHaveProperty('question');
  });

  it('compare sentences at the path of that task, since the models are those of embeddings as well', async () => {
    const inputs = { source_sentence: 'a', sentences: ['b'] };
    const { sent } = await call('sentence-similarity', { inputs }, [1]);
    expect(sent).toMatchObject({
      url: 'https://router.huggingface.co/hf-inference/models/o/m/pipeline/sentence-similarity',
      body: { inputs },
    });
  });
});
