import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { getJsonSchema } from './tool-schema.ts';

// Comments have to reach run time: what compiles this file would drop them.
const define = (source: string): ((...args: never[]) => unknown) => runInThisContext(`(${source})`);

const documented = define(`function weather(city, unit = 'celsius', days) {
  /**
   * Looks up the weather
   * of a place.
   * @param {string} city The city to look up
   * @param {string} unit The unit (choices: ["celsius", "fahrenheit"])
   * @param {number[]} [days] Which days,
   *   counted from today
   * @returns {Record<string, number>} The temperatures
   */
}`);

describe('getJsonSchema', () => {
  it('reads the comment at the head of a function as transformers reads a docstring', () => {
    expect(getJsonSchema(documented)).toEqual({
      type: 'function',
      function: {
        name: 'weather',
        description: 'Looks up the weather of a place.',
        parameters: {
          type: 'object',
          properties: {
            city: { type: 'string', description: 'The city to look up' },
            unit: { type: 'string', enum: ['celsius', 'fahrenheit'], description: 'The unit' },
            days: { type: 'array', items: { type: 'number' }, description: 'Which days, counted from today' },
          },
          required: ['city'],
        },
        return: { type: 'object', additionalProperties: { type: 'number' }, description: 'The temperatures' },
      },
    });
  });

  it.each([
    ['string|null', { type: 'string', nullable: true }],
    ['?integer', { type: 'integer', nullable: true }],
    ['number|string', { type: ['number', 'string'] }],
    ['(string[]|boolean)', { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'boolean' }] }],
    [
      'Array<Record<string, boolean>>',
      { type: 'array', items: { type: 'object', additionalProperties: { type: 'boolean' } } },
    ],
    ['*', {}],
    ['Place', { type: 'object' }],
    ['constructor', { type: 'object' }],
  ])('reads the type {%s}', (type, schema) => {
    const tool = define(`function it(x) {\n/** Does it.\n * @param {${type}} x A thing */ }`);
    expect(getJsonSchema(tool).function.parameters.properties).toEqual({ x: { ...schema, description: 'A thing' } });
  });

  it('takes the word of a function that describes itself', () => {
    const parameters = { type: 'object', properties: {} };
    const tool = Object.assign(function one() {}, { description: 'Gives one.', parameters });
    expect(getJsonSchema(tool)).toEqual({
      type: 'function',
      function: { name: 'one', description: 'Gives one.', parameters },
    });
  });

  it('has no `required` where nothing is', () => {
    const tool = define('function now() { /** Tells the time. */ }');
    expect(getJsonSchema(tool).function.parameters).toEqual({ type: 'object', properties: {} });
  });

  it.each([
    ['(x) => 1', 'Cannot generate JSON schema for a function without a name'],
    ['function bare(x) {}', 'Cannot generate JSON schema for bare because it has no docstring!'],
    ['function half(x) { /** Does it. */ }', "because the docstring has no description for the argument 'x'"],
    ['function mute(x) { /** Does it.\n * @param {string} x */ }', "no description for the argument 'x'"],
  ])('refuses %s', (source, message) => {
    expect(() => getJsonSchema(define(source))).toThrow(message);
  });
});
