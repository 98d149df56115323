import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../engine/runtime/parse-json.ts';
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
        description: 'Looks up the weather\nof a place.',
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
    ["'a' | 'b'", { type: 'string', enum: ['a', 'b'] }],
    ["'a'|1|true", { type: ['string', 'integer', 'boolean'], enum: ['a', 1, true] }],
    ['"a"|null', { type: 'string', enum: ['a'], nullable: true }],
    ["'a'|number|'b'", { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'number' }] }],
    [
      '[number, string[]]',
      { type: 'array', prefixItems: [{ type: 'number' }, { type: 'array', items: { type: 'string' } }] },
    ],
    ['string|string|Text', { type: ['object', 'string'] }],
    ['Place|Object', { type: 'object' }],
    ['{a: {b: string}}', { type: 'object' }],
    ['?string[]', { type: 'array', items: { type: 'string' }, nullable: true }],
    ['*', {}],
    ['Place', { type: 'object' }],
    ['constructor', { type: 'object' }],
  ])('reads the type {%s}', (type, schema) => {
    const tool = define(`function it(x) {\n/** Does it.\n * @param {${type}} x A thing */ }`);
    expect(getJsonSchema(tool).function.parameters.properties).toEqual({ x: { ...schema, description: 'A thing' } });
  });

  it('trims choices, and keeps the line breaks of the result', () => {
    const tool = define(`function it(x) { /** Does it.
      * @param {string} x A thing (choices: [" a", "b ", 3.0])
      * @returns {string} One line
      *   and another */ }`);
    const { parameters, return: result } = getJsonSchema(tool).function;
    expect(parameters.properties).toMatchObject({ x: { enum: ['a', 'b', parseJson('3.0')], description: 'A thing' } });
    expect(result).toEqual({ type: 'string', description: 'One line\n  and another' });
  });

  it.each([
    ['async (b, a = "(,", ...c) => { DOC }', ['b', 'c']],
    ['async function* it({ b, a = [1, 2], c: d }) { DOC }', ['b', 'c']],
    ['(b, /* , */ a = { x: ")" }, c) => DOC 1', ['b', 'c']],
    ['b => DOC 1', ['b']],
  ])('finds the parameters of %s', (source, required) => {
    const doc = `/** Does it.
      * @param {string} a A
      * @param {string} b B
      * @param {string} c C */`;
    const tool = runInThisContext(`({ it: ${source.replace('DOC', doc)} })`).it;
    const { parameters } = getJsonSchema(tool).function;
    expect(parameters.required).toEqual(required);
    expect(Object.keys(parameters.properties as object)[0]).toBe('b');
  });

  it('describes members of objects and of the items of lists', () => {
    const tool = define(`function it(where, places) {
      /**
       * Does it.
       * @param {object} where The place
       * @param {string} where.city The city (choices: ["Paris", "Rome"])
       * @param {object} [where.area] The area
       * @param {number} where.area.size Its size
       * @param {object[]} places More of them
       * @param {string} places[].name A name
       */ }`);
    const area = { size: { type: 'number', description: 'Its size' } };
    expect(getJsonSchema(tool).function.parameters).toEqual({
      type: 'object',
      properties: {
        where: {
          type: 'object',
          properties: {
            city: { type: 'string', enum: ['Paris', 'Rome'], description: 'The city' },
            area: { type: 'object', properties: area, required: ['size'], description: 'The area' },
          },
          required: ['city'],
          description: 'The place',
        },
        places: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: { type: 'string', description: 'A name' } },
            required: ['name'],
          },
          description: 'More of them',
        },
      },
      required: ['where', 'places'],
    });
  });

  it('finds the members of a destructured object under the name that the comment gives it', () => {
    const tool = define(`function it({ city, unit = 'celsius' }) {
      /**
       * Does it.
       * @param {object} options Where and how
       * @param {string} options.city The city
       * @param {string} options.unit The unit
       */ }`);
    expect(getJsonSchema(tool).function.parameters).toEqual({
      type: 'object',
      properties: {
        city: { type: 'string', description: 'The city' },
        unit: { type: 'string', description: 'The unit' },
      },
      required: ['city'],
    });
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
    ['function half(x) { /** Does it. */ }', 'Argument x is missing a type hint in function half'],
    ['function half(x) { /** Does it.\n * @param x A thing */ }', 'Argument x is missing a type hint in function half'],
    [
      'function it(x) { /** Does it.\n * @param {[string]} x A */ }',
      'The type hint [string] is a Tuple with a single element',
    ],
    ['function it(x) { /** Does it.\n * @param {[string, ...number]} x A */ }', "Conversion of '...' is not supported"],
    ['function it(x) { /** Does it.\n * @param {string|} x A */ }', "Couldn't parse this type hint"],
    ['function it(x) { /** Does it.\n * @param {string} x A (choices: ["a) */ }', 'are not JSON'],
    ['function mute(x) { /** Does it.\n * @param {string} x */ }', "no description for the argument 'x'"],
  ])('refuses %s', (source, message) => {
    expect(() => getJsonSchema(define(source))).toThrow(message);
  });
});
