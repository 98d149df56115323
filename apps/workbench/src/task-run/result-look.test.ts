import type { InferenceTask } from '@hubkit/inference';
import { readResult } from '@hubkit/react/result-view';
import { describe, expect, it } from 'vitest';
import { presentResult } from './result-presentation.ts';

const look = (task: InferenceTask, inputs: unknown, output: unknown, text = '') =>
  presentResult({
    spec: { task, method: '', provider: 'auto', model: 'a/b', args: { inputs }, isStreamed: false },
    text,
    output,
  });
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

  it('is that of the value for other tasks, for texts, and for values of another shape', () => {
    expect(look('text-to-image', 'a', 'b')).toEqual({ value: 'b' });
    expect(look('text-generation', 'a', undefined, 'text')).toEqual({ value: 'text' });
    expect(look('table-question-answering', { table }, 'odd')).toEqual({ value: 'odd' });
    expect(look('tabular-regression', { data: table }, { odd: 1 })).toEqual({ value: { odd: 1 } });
  });
});
