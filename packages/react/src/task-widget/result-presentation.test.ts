import { describe, expect, it } from 'vitest';
import { readResult } from '../result-view/read-result.ts';
import { presentResult } from './result-presentation.ts';

const look = (task: string, inputs: unknown, output: unknown) => presentResult(task, { inputs }, output);
const table = { plant: ['Fern', 'Tomato'], height: ['48', '95'] };

describe('the look of a result', () => {
  it('has the sentences that were compared beside their scores', () => {
    const shown = look('sentence-similarity', { source_sentence: 'a', sentences: ['b', 'c'] }, [0.1, 0.9]);
    expect(shown).toEqual({ value: [0.1, 0.9], kind: 'similarity', names: ['b', 'c'] });
  });

  it.each(['tabular-classification', 'tabular-regression'] as const)(
    'has the rows of %s beside what was predicted',
    (task) => {
      const { value, kind } = look(task, { data: table }, [6, 7]);
      expect(readResult(value, kind)).toMatchObject({
        kind: 'table',
        data: {
          columns: ['plant', 'height', 'Prediction'],
          rows: [
            ['Fern', '48', '6'],
            ['Tomato', '95', '7'],
          ],
        },
      });
    },
  );

  it('has the table of a question with the chosen cells, below the answer', () => {
    const output = { answer: 'Tomato', coordinates: [[1, 0]], cells: ['Tomato'] };
    const { lead, value, kind } = look('table-question-answering', { table, question: '?' }, output);
    expect(lead).toBe('Tomato');
    expect(readResult(value, kind)).toMatchObject({ kind: 'table', data: { chosen: [[1, 0]] } });
  });

  it('says that there is no answer where a model returns an empty one', () => {
    const { value } = look('question-answering', {}, { answer: '', score: 0.8 });
    expect(readResult(value)).toEqual({ kind: 'labels', data: [{ label: 'No answer found', score: 0.8 }] });
  });

  it('has the texts that were ranked, best first, with their scores', () => {
    const output = [
      { index: 1, score: 0.9 },
      { index: 0, score: 0.2 },
    ];
    expect(look('text-ranking', { query: '?', texts: ['a', 'b'] }, output).value).toEqual([
      { label: 'b', score: 0.9 },
      { label: 'a', score: 0.2 },
    ]);
    expect(look('text-ranking', { texts: [] }, output).value).toEqual(output);
  });

  it('is of its kind where nothing was found', () => {
    const { value, kind } = look('object-detection', undefined, []);
    expect(readResult(value, kind)).toMatchObject({ kind: 'boxes', data: [] });
  });

  it('has the text of a chat', () => {
    const completion = { choices: [{ message: { role: 'assistant', content: 'Lisbon.' } }] };
    expect(look('conversational', undefined, completion)).toEqual({ value: 'Lisbon.' });
    expect(look('conversational', undefined, { odd: 1 })).toEqual({ value: { odd: 1 } });
  });

  it('is that of the value for other tasks, and for values of another shape', () => {
    expect(look('text-to-image', 'a', 'b')).toEqual({ value: 'b' });
    expect(look('table-question-answering', { table }, 'odd')).toEqual({ value: 'odd' });
    expect(look('tabular-regression', { data: table }, { odd: 1 })).toEqual({ value: { odd: 1 } });
  });
});
