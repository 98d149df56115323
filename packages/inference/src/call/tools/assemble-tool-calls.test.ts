import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolCallAssembler } from './assemble-tool-calls.ts';

interface Called {
  readonly name: string;
  readonly args: object;
}

/** Fragments of one call: its position, its arguments in pieces. */
type Habit = (call: Called, position: number, pieces: readonly string[]) => readonly object[];

/** Fragments of calls as services stream them. */
const HABITS: Readonly<Record<string, Habit>> = {
  'OpenAI: index in all, id and name in the first': ({ name }, index, pieces) => [
    { index, id: `id${index}`, type: 'function', function: { name, arguments: '' } },
    ...pieces.map((text) => ({ index, function: { arguments: text } })),
  ],
  'index missing, id in the first': ({ name }, position, pieces) => [
    { id: `id${position}`, function: { name, arguments: pieces[0] } },
    ...pieces.slice(1).map((text) => ({ function: { arguments: text } })),
  ],
  'index missing, id in all': ({ name }, position, pieces) =>
    pieces.map((text, at) => ({ id: `id${position}`, function: { ...(at === 0 && { name }), arguments: text } })),
  'id and name in all': ({ name }, index, pieces) =>
    pieces.map((text) => ({ index, id: `id${index}`, function: { name, arguments: text } })),
  'id and name empty or null after the first': ({ name }, index, pieces) => [
    { index, id: `id${index}`, function: { name, arguments: pieces[0] } },
    ...pieces.slice(1).map((text, at) => ({
      index,
      id: at % 2 ? null : '',
      type: null,
      function: { name: at % 2 ? '' : null, arguments: text },
    })),
  ],
  'index always 0': ({ name }, position, pieces) => [
    { index: 0, id: `id${position}`, function: { name, arguments: '' } },
    ...pieces.map((text) => ({ index: 0, function: { arguments: text } })),
  ],
  'a whole call at once': ({ name, args }, index) => [
    { index, id: `id${index}`, function: { name, arguments: JSON.stringify(args) } },
  ],
  'arguments as an object': ({ name, args }, index) => [
    { index, id: `id${index}`, function: { name, arguments: args } },
  ],
  'no index, arguments as an object': ({ name, args }, position) => [
    { id: `id${position}`, function: { name, arguments: args } },
  ],
  'numbers as ids, texts as indexes': ({ name }, index, pieces) => [
    { index: `${index}`, id: index + 1, function: { name } },
    ...pieces.map((text) => ({ index: `${index}`, function: { arguments: text } })),
  ],
  'no ids': ({ name }, index, pieces) => [
    { index, function: { name } },
    ...pieces.map((text) => ({ index, function: { arguments: text } })),
  ],
  'one id and one index for all, each call at once': ({ name, args }) => [
    { index: 0, id: 'call_0', function: { name, arguments: JSON.stringify(args) } },
  ],
  'one id for all, no index, each call at once': ({ name, args }) => [
    { id: 'call_0', function: { name, arguments: JSON.stringify(args) } },
  ],
  'one id for all, indexes': ({ name }, index, pieces) => [
    { index, id: 'call_0', function: { name, arguments: '' } },
    ...pieces.map((text) => ({ index, function: { arguments: text } })),
  ],
  'neither ids nor indexes': ({ name }, _, pieces) => [
    { function: { name } },
    ...pieces.map((text) => ({ function: { arguments: text } })),
  ],
  'null for the first arguments': ({ name }, index, pieces) => [
    { index, id: `id${index}`, function: { name, arguments: null } },
    ...pieces.map((text) => ({ index, function: { arguments: text } })),
  ],
};

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...ends].map((start, index) => text.slice(start, ends[index] ?? text.length));
}

const calls = fc.array(
  fc.record({ name: fc.constantFrom('a', 'get_weather', 'search'), args: fc.dictionary(fc.string(), fc.jsonValue()) }),
  { minLength: 1, maxLength: 4 },
);

describe('tool calls', () => {
  it.each(Object.entries(HABITS))('are the same however they are cut: %s', (_, habit) => {
    fc.assert(
      fc.property(calls, fc.array(fc.nat()), fc.integer({ min: 1, max: 3 }), (called, places, size) => {
        const fragments = called.flatMap((call, position) =>
          habit(call, position, cut(JSON.stringify(call.args), places)),
        );
        const assembler = new ToolCallAssembler();
        // Several fragments may share a chunk.
        for (let at = 0; at < fragments.length; at += size) assembler.push(fragments.slice(at, at + size));
        expect(assembler.calls.map(({ name, arguments: text }) => ({ name, args: JSON.parse(text) }))).toEqual(
          called.map(({ name, args }) => ({ name, args: JSON.parse(JSON.stringify(args)) })),
        );
        expect(new Set(assembler.calls.map(({ id }) => id)).size).toBe(called.length);
      }),
      { numRuns: 60 },
    );
  });

  it('of a whole message stay apart, whatever their ids', () => {
    const whole = (id: string, text: string) => ({ id, type: 'function', function: { name: 'f', arguments: text } });
    const assembler = new ToolCallAssembler();
    assembler.pushWhole([
      whole('call_0', '{"a":1}'),
      whole('call_0', '{"a":2}'),
      null,
      whole('', '{"a":'),
      whole('', '3}'),
    ]);
    expect(assembler.calls).toEqual([
      { id: 'call_0', name: 'f', arguments: '{"a":1}' },
      { id: 'call_0_1', name: 'f', arguments: '{"a":2}' },
      { id: 'call_2', name: 'f', arguments: '{"a":' },
      { id: 'call_3', name: 'f', arguments: '3}' },
    ]);
    assembler.pushWhole('none');
    expect(assembler.calls).toHaveLength(4);
  });

  it('may be written side by side', () => {
    const assembler = new ToolCallAssembler();
    const part = (index: number, text: string) => ({ index, function: { arguments: text } });
    assembler.push([0, 1].map((index) => ({ index, id: `id${index}`, function: { name: `f${index}` } })));
    assembler.push([part(0, '{"a"'), part(1, '{"b"')]);
    assembler.push([part(1, ':2}'), part(0, ':1}')]);
    expect(assembler.calls).toEqual([
      { id: 'id0', name: 'f0', arguments: '{"a":1}' },
      { id: 'id1', name: 'f1', arguments: '{"b":2}' },
    ]);
  });

  it('have an object for arguments where the model gives none, and ignore what is no fragment', () => {
    const assembler = new ToolCallAssembler();
    assembler.push(null);
    assembler.push([null, { index: 0, id: '', function: { name: 'now', arguments: '' } }]);
    assembler.push([{ index: 0, function: null }]);
    expect(assembler.calls).toEqual([{ id: 'call_0', name: 'now', arguments: '{}' }]);
  });
});
