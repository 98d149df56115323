import type { TaskId } from '@hubkit/task-types';
import { describe, expect, it } from 'vitest';
import { taskJsonSchema } from './json-schema.ts';
import { FURTHER_TASK_SCHEMAS, TASK_SCHEMAS } from './tasks/schemas.gen.ts';

describe('taskJsonSchema', () => {
  it.each(Object.keys({ ...TASK_SCHEMAS, ...FURTHER_TASK_SCHEMAS }) as TaskId[])('prints %s', (id) => {
    const { input, output } = taskJsonSchema(id);
    expect(input).toMatchObject({ type: 'object', required: expect.any(Array) });
    expect(output).toHaveProperty('type');
    expect(JSON.parse(JSON.stringify({ input, output }))).toEqual({ input, output });
  });

  it('shows a recording as a file', () => {
    expect(taskJsonSchema('automatic-speech-recognition').input.properties?.inputs).toMatchObject({
      type: 'string',
      format: 'binary',
    });
  });

  it('shows one file for a task that takes several as well', () => {
    expect(taskJsonSchema('image-to-image').input.properties?.inputs).toMatchObject({
      type: 'string',
      format: 'binary',
    });
  });

  it('says what every parameter of a picture is for', () => {
    const parameters = taskJsonSchema('text-to-image').input.properties?.parameters;
    if (typeof parameters !== 'object') throw new Error('text-to-image has no parameters');
    for (const parameter of Object.values(parameters.properties ?? {})) {
      expect(parameter).toHaveProperty('description', expect.stringMatching(/\.$/));
    }
  });

  it('describes the pieces of a stream only where there is one', () => {
    expect(taskJsonSchema('conversational').streamOutput).toHaveProperty('properties.choices');
    expect(taskJsonSchema('text-to-image')).not.toHaveProperty('streamOutput');
  });
});
