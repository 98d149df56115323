import { InferenceClient } from '@hubkit/inference';
import { describe, expect, it } from 'vitest';
import { loadTaskForm } from '../catalog-data/load-task-form.ts';
import { TASK_INDEX } from '../catalog-data/task-index.gen.ts';
import { TASK_SAMPLES } from '../catalog-data/task-samples.gen.ts';
import { filesIn, methodOf, namedFiles, parseArguments, printArguments, valueAt, withValue } from './arguments.ts';

describe('the arguments of a call', () => {
  const tasks = TASK_INDEX.filter(({ canRun }) => canRun).map(({ id }) => id);
  it.each(tasks)('of %s have a method of the client and a sample', async (task) => {
    expect(InferenceClient.prototype).toHaveProperty(methodOf(task));
    const sample = TASK_SAMPLES[task] ?? {};
    const missing = (await loadTaskForm(task))?.filter(
      ({ path, kind, isRequired }) => isRequired && kind !== 'file' && valueAt(sample, path) === undefined,
    );
    expect(missing).toEqual([]);
  });

  it('are set at a place, and leave no empty objects', () => {
    const args = withValue({ inputs: 'a' }, ['parameters', 'size', 'width'], 8);
    expect(args).toEqual({ inputs: 'a', parameters: { size: { width: 8 } } });
    expect(withValue(args, ['parameters', 'size', 'width'], undefined)).toEqual({ inputs: 'a' });
  });

  it('keep their files through JSON', () => {
    const file = new File(['x'], 'cat.png', { type: 'image/png' });
    const args = { inputs: { image: file, question: 'What?' } };
    const text = printArguments(args);
    expect(text).toContain('"$file": "cat.png"');
    const read = parseArguments(text.replace('What?', 'Who?'), args);
    expect(read).toEqual({ inputs: { image: file, question: 'Who?' } });
    expect(filesIn(read)).toEqual([file]);
    expect(namedFiles(args)).toEqual({ inputs: { image: 'cat.png', question: 'What?' } });
  });

  it('say why a text is not taken', () => {
    expect(() => parseArguments('{"inputs":{"$file":"dog.png"}}', {})).toThrow('There is no file “dog.png”');
    expect(() => parseArguments('[1]', {})).toThrow('The arguments are an object');
    expect(() => parseArguments('{', {})).toThrow(SyntaxError);
  });
});
