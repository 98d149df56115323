import { taskJsonSchema } from '@hubkit/catalog/json-schema';
import { describe, expect, it } from 'vitest';
import { formFields } from './form-field.ts';
import { loadTaskForm } from './load-task-form.ts';
import { TASK_INDEX } from './task-index.gen.ts';

const fieldsOf = (task: Parameters<typeof taskJsonSchema>[0]) => formFields(taskJsonSchema(task).input);

describe('the form of a task', () => {
  it('asks for what is required first, and opens objects', () => {
    const fields = fieldsOf('question-answering');
    expect(fields.slice(0, 2).map(({ path, kind, isRequired }) => [path.join('.'), kind, isRequired])).toEqual([
      ['inputs.context', 'text', true],
      ['inputs.question', 'text', true],
    ]);
    expect(fields).toContainEqual(expect.objectContaining({ path: ['parameters', 'top_k'], kind: 'integer' }));
  });

  it('knows files, choices and lists of texts', () => {
    expect(fieldsOf('zero-shot-image-classification').map(({ kind }) => kind)).toEqual(['file', 'lines', 'text']);
    expect(fieldsOf('image-classification')).toContainEqual(
      expect.objectContaining({ kind: 'choice', choices: ['sigmoid', 'softmax', 'none'] }),
    );
  });

  it('takes the first of several forms', () => {
    expect(
      fieldsOf('table-question-answering')
        .slice(0, 2)
        .map(({ path, kind }) => [path[1], kind]),
    ).toEqual([
      ['table', 'json'],
      ['question', 'text'],
    ]);
  });

  it.each(TASK_INDEX.filter(({ canRun }) => canRun).map(({ id }) => id))('exists for %s', async (id) => {
    expect((await loadTaskForm(id))?.length).toBeGreaterThan(0);
  });
});
