import { describe, expect, it } from 'vitest';
import { taskFields } from './task-fields.ts';
import { taskOptions } from './task-options.ts';
import { readTaskShape } from './task-shape.ts';
import { runnableTasks } from './tasks.ts';
import { parseValue, type ValueKind } from './value-kind.ts';

const plain = { group: 'Flags:', taken: new Set<string>() };
const listFlags = (task: Parameters<typeof readTaskShape>[0], taken: readonly string[] = []) =>
  Object.values(taskOptions(readTaskShape(task).fields.others, { ...plain, taken: new Set(taken) })).map(
    ({ flags }) => flags,
  );

describe('the flags of a task', () => {
  it('follow from the parameters in its schema', () => {
    expect(listFlags('text-to-image')).toEqual(
      expect.arrayContaining([
        '--guidance-scale <number>',
        '--num-inference-steps <integer>',
        '--negative-prompt <text>',
      ]),
    );
    expect(listFlags('text-classification')).toContain('--function-to-apply <sigmoid|softmax|none>');
    expect(listFlags('automatic-speech-recognition')).toEqual(
      expect.arrayContaining(['--return-timestamps', '--no-return-timestamps', '--generation-parameters <json>']),
    );
  });

  it('include what stands beside the input, and what may be null', () => {
    expect(listFlags('feature-extraction')).toEqual(
      expect.arrayContaining(['--normalize', '--no-normalize', '--prompt-name <text>', '--truncate']),
    );
  });

  it('leave out the ones that the command has itself', () => {
    expect(listFlags('conversational', ['--model'])).not.toContain('--model <text>');
    expect(listFlags('conversational')).toContain('--messages <json>');
  });

  it('open up the parts of a composed input', () => {
    const fields = taskFields({
      type: 'object',
      required: ['inputs'],
      properties: {
        inputs: {
          type: 'object',
          required: ['image', 'question'],
          properties: { image: { type: 'string', format: 'binary' }, question: { type: 'string' } },
        },
        parameters: {
          type: 'object',
          required: ['labels'],
          properties: { labels: { type: 'array', items: { type: 'string' } } },
        },
      },
    });
    expect(fields.main).toBeUndefined();
    expect(fields.others).toMatchObject([
      { flag: '--image', path: ['inputs', 'image'], kind: { type: 'file' }, isRequired: true },
      { flag: '--question', path: ['inputs', 'question'], isRequired: true },
      { flag: '--labels', path: ['parameters', 'labels'], kind: { type: 'texts' }, isRequired: false },
    ]);
  });

  it.each(runnableTasks().map(({ id }) => id))('%s: every flag is unique, and says what it is for', (task) => {
    const options = Object.values(taskOptions(readTaskShape(task).fields.others, plain));
    expect(new Set(options.map(({ flags }) => flags)).size).toBe(options.length);
    expect(options.filter(({ about }) => about === '').map(({ flags }) => flags)).toEqual([]);
  });
});

describe('a value on the command line', () => {
  const choice: ValueKind = { type: 'choice', choices: ['left', 'right'] };
  it.each<[string, ValueKind, unknown]>([
    ['0.5', { type: 'number', isInteger: false }, 0.5],
    ['7', { type: 'number', isInteger: true }, 7],
    ['true', { type: 'switch' }, true],
    ['left', choice, 'left'],
    ['a', { type: 'texts', mayBeOne: true }, 'a'],
    ['a', { type: 'texts', mayBeOne: false }, ['a']],
    ['["a","b"]', { type: 'texts', mayBeOne: true }, ['a', 'b']],
    ['{"a":1}', { type: 'object', fields: [] }, { a: 1 }],
    ['never', { type: 'json', mayBeText: true }, 'never'],
    ['true', { type: 'json', mayBeText: true }, true],
  ])('reads %s as %j', (text, kind, value) => {
    expect(parseValue(text, kind)).toEqual(value);
  });

  it.each<[string, ValueKind, string]>([
    ['big', { type: 'number', isInteger: false }, 'must be a number, not "big"'],
    ['', { type: 'number', isInteger: false }, 'must be a number, not ""'],
    ['1.5', { type: 'number', isInteger: true }, 'must be an integer, not "1.5"'],
    ['yes', { type: 'switch' }, 'must be true or false, not "yes"'],
    ['up', choice, 'must be one of left, right, not "up"'],
    ['[1]', { type: 'object', fields: [] }, 'must be a JSON object, not "[1]"'],
    ['{', { type: 'json', mayBeText: false }, 'must be JSON, not "{"'],
  ])('refuses %s as %j', (text, kind, message) => {
    expect(() => parseValue(text, kind)).toThrow(message);
  });
});
