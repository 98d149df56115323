import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALL_HABITS } from '../../../../tests/support/message-habits.ts';
import { ToolCallJoiner } from './tool-call-joiner.ts';

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...ends].map((start, index) => text.slice(start, ends[index] ?? text.length));
}

const calls = fc.array(
  fc.record({ name: fc.constantFrom('a', 'get_weather', 'search'), args: fc.dictionary(fc.string(), fc.jsonValue()) }),
  { minLength: 1, maxLength: 4 },
);

describe('tool calls', () => {
  it.each(Object.entries(CALL_HABITS))('are the same however they are cut: %s', (_, habit) => {
    fc.assert(
      fc.property(calls, fc.array(fc.nat()), fc.integer({ min: 1, max: 3 }), (called, places, size) => {
        const fragments = called.flatMap((call, position) =>
          habit(call, position, cut(JSON.stringify(call.args), places)),
        );
        const joiner = new ToolCallJoiner();
        // Several fragments may share a chunk.
        for (let at = 0; at < fragments.length; at += size) joiner.push(fragments.slice(at, at + size));
        expect(joiner.calls.map(({ name, arguments: text }) => ({ name, args: JSON.parse(text) }))).toEqual(
          called.map(({ name, args }) => ({ name, args: JSON.parse(JSON.stringify(args)) })),
        );
        expect(new Set(joiner.calls.map(({ id }) => id)).size).toBe(called.length);
      }),
      { numRuns: 60 },
    );
  });

  it('of a whole message stay apart, whatever their ids', () => {
    const whole = (id: string, text: string) => ({ id, type: 'function', function: { name: 'f', arguments: text } });
    const joiner = new ToolCallJoiner();
    joiner.pushWhole([
      whole('call_0', '{"a":1}'),
      whole('call_0', '{"a":2}'),
      null,
      whole('', '{"a":'),
      whole('', '3}'),
    ]);
    expect(joiner.calls).toEqual([
      { id: 'call_0', name: 'f', arguments: '{"a":1}' },
      { id: 'call_0_1', name: 'f', arguments: '{"a":2}' },
      { id: 'call_2', name: 'f', arguments: '{"a":' },
      { id: 'call_3', name: 'f', arguments: '3}' },
    ]);
    joiner.pushWhole('none');
    expect(joiner.calls).toHaveLength(4);
  });

  it('may be written side by side', () => {
    const joiner = new ToolCallJoiner();
    const part = (index: number, text: string) => ({ index, function: { arguments: text } });
    joiner.push([0, 1].map((index) => ({ index, id: `id${index}`, function: { name: `f${index}` } })));
    joiner.push([part(0, '{"a"'), part(1, '{"b"')]);
    joiner.push([part(1, ':2}'), part(0, ':1}')]);
    expect(joiner.calls).toEqual([
      { id: 'id0', name: 'f0', arguments: '{"a":1}' },
      { id: 'id1', name: 'f1', arguments: '{"b":2}' },
    ]);
  });

  it('have an object for arguments where the model gives none, and ignore what is no fragment', () => {
    const joiner = new ToolCallJoiner();
    joiner.push(null);
    joiner.push([null, { index: 0, id: '', function: { name: 'now', arguments: '' } }]);
    joiner.push([{ index: 0, function: null }]);
    expect(joiner.calls).toEqual([{ id: 'call_0', name: 'now', arguments: '{}' }]);
  });
});
