import { describe, expect, it } from 'vitest';
import { taskJsonSchema } from '../packages/catalog/src/json-schema.ts';
import { formFields } from './form-fields.ts';
import { tasksWithSchema } from './task-folders.ts';

type Task = Parameters<typeof taskJsonSchema>[0];

const createFields = (task: Task) => formFields(task, taskJsonSchema(task).input);
const shown = (task: Task) =>
  createFields(task)
    .filter(({ isRequired, isMain }) => isRequired || isMain)
    .map(({ path, kind, label }) => [path.join('.'), kind, label]);

describe('the form of a task', () => {
  it('has what is required first, and opens objects', () => {
    expect(shown('question-answering')).toEqual([
      ['inputs.context', 'text', 'Context'],
      ['inputs.question', 'line', 'Question'],
    ]);
    const topK = expect.objectContaining({ path: ['parameters', 'top_k'], kind: 'integer', label: 'Top k' });
    expect(createFields('question-answering')).toContainEqual(topK);
  });

  it('shows prompt, size and seed of an image at once', () => {
    expect(shown('text-to-image')).toEqual([
      ['inputs', 'text', 'Prompt'],
      ['parameters', 'size', 'Size'],
      ['parameters.seed', 'seed', 'Seed'],
    ]);
    expect(shown('image-text-to-video')).toEqual([
      ['parameters.prompt', 'text', 'Prompt'],
      ['parameters.target_size', 'size', 'Size'],
      ['parameters.seed', 'seed', 'Seed'],
    ]);
    const seed = createFields('text-generation').find(({ kind }) => kind === 'seed');
    expect(seed?.isMain).toBeUndefined();
  });

  it('names files by what is in them', () => {
    const files = (['image-to-text', 'audio-classification', 'document-question-answering'] as const).map(
      (task) => createFields(task).find(({ kind }) => kind === 'file')?.label,
    );
    expect(files).toEqual(['Image', 'Audio', 'Document']);
  });

  it('knows choices, lists of texts, tables and lines', () => {
    expect(createFields('zero-shot-image-classification').map(({ kind }) => kind)).toEqual(['file', 'lines', 'line']);
    expect(createFields('image-classification')).toContainEqual(
      expect.objectContaining({ kind: 'choice', choices: ['sigmoid', 'softmax', 'none'] }),
    );
    expect(shown('table-question-answering').map(([, kind]) => kind)).toEqual(['table', 'line']);
    expect(shown('tabular-regression')).toEqual([['inputs.data', 'table', 'Table']]);
  });

  it('explains a field in at most ten words, and folds the rest', async () => {
    const fields = (await tasksWithSchema({ hasMethod: true })).flatMap((task) => createFields(task as Task));
    expect(fields.filter(({ hint = '' }) => hint.split(' ').length > 10)).toEqual([]);
    const [topP] = fields.filter(({ path }) => path.at(-1) === 'top_p');
    expect(topP?.hint).toBe('Nucleus sampling.');
    expect(topP?.help).toMatch(/^Nucleus sampling: sample only .* Default: 1 \(off\)\.$/);
    const [temperature] = fields.filter(({ path }) => path.at(-1) === 'temperature');
    expect(temperature?.hint).toBe('Sampling temperature, above 0.');
    expect(temperature?.help).toMatch(/^Lower values favor/);
  });

  it('leaves out what the page decides', () => {
    const names = createFields('conversational').map(({ path }) => path[0]);
    for (const name of ['model', 'stream', 'stream_options']) expect(names).not.toContain(name);
  });
});
