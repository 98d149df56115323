import { describe, expect, it } from 'vitest';
import type { TaskFormData } from './form-field.ts';
import { loadTaskForm } from './load-task-form.ts';
import { exampleArguments, exampleOutput, type WidgetExample } from './widget-example.ts';

const file = new File(['x'], 'cat.jpg', { type: 'image/jpeg' });
const load = async () => file;
const read = async (task: string, example: WidgetExample) =>
  exampleArguments((await loadTaskForm(task)) as TaskFormData, example, load);

describe('an example of a model card', () => {
  it.each<[string, WidgetExample, object]>([
    [
      'text-to-image',
      { text: 'A cat', parameters: { negative_prompt: 'dogs' } },
      { inputs: 'A cat', parameters: { negative_prompt: 'dogs' } },
    ],
    ['fill-mask', { text: 'The [MASK] is near.' }, { inputs: 'The [MASK] is near.' }],
    ['question-answering', { text: 'Who?', context: 'Nora.' }, { inputs: { question: 'Who?', context: 'Nora.' } }],
    ['conversational', { text: 'Hi' }, { messages: [{ role: 'user', content: 'Hi' }] }],
    [
      'conversational',
      { messages: [{ role: 'user', content: 'Hi' }] },
      { messages: [{ role: 'user', content: 'Hi' }] },
    ],
    ['image-classification', { src: 'https://example.com/cat.jpg' }, { inputs: file }],
    [
      'image-to-image',
      { src: 'https://example.com/cat.jpg', prompt: 'in winter' },
      { inputs: file, parameters: { prompt: 'in winter' } },
    ],
    [
      'visual-question-answering',
      { src: 'https://example.com/cat.jpg', text: 'What?' },
      { inputs: { image: file, question: 'What?' } },
    ],
    [
      'zero-shot-classification',
      { text: 'Broken', candidate_labels: 'refund, praise', multi_class: true },
      { inputs: 'Broken', parameters: { candidate_labels: ['refund', 'praise'], multi_label: true } },
    ],
    [
      'sentence-similarity',
      { source_sentence: 'a', sentences: ['b', 'c'] },
      { inputs: { source_sentence: 'a', sentences: ['b', 'c'] } },
    ],
    [
      'table-question-answering',
      { text: 'How high?', table: { plant: ['Fern'], height: [48] } },
      { inputs: { question: 'How high?', table: { plant: ['Fern'], height: ['48'] } } },
    ],
    [
      'table-question-answering',
      {
        text: 'How high?',
        table: [
          ['plant', 'height'],
          ['Fern', 48],
        ],
      },
      { inputs: { question: 'How high?', table: { plant: ['Fern'], height: ['48'] } } },
    ],
    ['tabular-regression', { structured_data: { height: [48, 95] } }, { inputs: { data: { height: ['48', '95'] } } }],
  ])('of %s with %j fills in its form', async (task, example, args) => {
    expect(await read(task, example)).toEqual(args);
  });

  it('leaves out what the form has no field for, and keeps the sample for what the example leaves open', async () => {
    const args = await read('zero-shot-image-classification', { src: 'https://example.com/cat.jpg', text: 'lost' });
    expect(args).toEqual({ inputs: file, parameters: { candidate_labels: ['lighthouse', 'tree', 'cat'] } });
    const strange = await read('text-classification', { text: 'Fine.', parameters: { wait: true, top_k: 2 } });
    expect(strange).toEqual({ inputs: 'Fine.', parameters: { top_k: 2 } });
  });

  it('names a file that is not on the web', async () => {
    const form = (await loadTaskForm('image-classification')) as TaskFormData;
    await expect(exampleArguments(form, { src: 'javascript:alert(1)' })).rejects.toThrow('names no file on the web');
  });

  it('has the result of the card in the shape of clients', () => {
    expect(exampleOutput({ output: { url: 'https://example.com/a.png' } })).toBe('https://example.com/a.png');
    expect(exampleOutput({ output: { text: 'Lisbon.' } })).toBe('Lisbon.');
    expect(exampleOutput({ output: [{ label: 'cat', score: 0.9 }] })).toEqual([{ label: 'cat', score: 0.9 }]);
    expect(exampleOutput({ text: 'a' })).toBeUndefined();
  });
});
