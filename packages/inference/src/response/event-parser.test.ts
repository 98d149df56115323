import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LimitError } from '../contract/errors.ts';
import { EventParser } from './event-parser.ts';

interface Event {
  readonly name: string | undefined;
  readonly data: string;
}

/** The events of an input that comes in pieces. */
function parseEvents(pieces: Iterable<Uint8Array>, maxBytes = 1e6): Event[] {
  const parser = new EventParser(maxBytes);
  const events: Event[] = [];
  const take = () => {
    for (let data = parser.next(); data !== undefined; data = parser.next()) events.push({ name: parser.name, data });
  };
  for (const bytes of pieces) {
    parser.push(bytes);
    take();
  }
  parser.end();
  take();
  return events;
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

describe('events', () => {
  const TEXT = [
    '\uFEFF: hello\r\n',
    'data: {"a":"ü😀"}\n\n',
    'event: error\rdata: no\r\r',
    'data:first\r\ndata: second\r\n\r\n',
    'unknown: x\nid: 7\nretry: 3\ndata\n\n',
    ':ping\n\n',
    'data: last',
  ].join('');
  const EVENTS = [
    { name: undefined, data: '{"a":"ü😀"}' },
    { name: 'error', data: 'no' },
    { name: undefined, data: 'first\nsecond' },
    { name: undefined, data: 'last' },
  ];

  it('are the same wherever the bytes are cut once', () => {
    const bytes = encode(TEXT);
    for (let cut = 0; cut <= bytes.length; cut++) {
      expect(parseEvents([bytes.slice(0, cut), bytes.slice(cut)]), `cut at ${cut}`).toEqual(EVENTS);
    }
  });

  it('are the same byte by byte', () => {
    expect(parseEvents(Array.from(encode(TEXT), (byte) => Uint8Array.of(byte)))).toEqual(EVENTS);
  });

  it('are the same for any text, line ends and cuts', () => {
    const line = fc.constantFrom('\n', '\r', '\r\n');
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((value) => `x${value.replace(/\s/g, '')}`);
    const event = fc.record({ values: fc.array(text, { minLength: 1, maxLength: 3 }), end: line });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 5 }), fc.array(fc.nat(200), { maxLength: 6 }), (list, at) => {
        const source = list
          .map(({ values, end }) => values.map((value) => `data: ${value}${end}`).join('') + end)
          .join('');
        const bytes = encode(source);
        const cuts = [0, ...at.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
        const pieces = cuts.slice(1).map((end, index) => bytes.slice(cuts[index], end));
        expect(parseEvents(pieces).map(({ data }) => data)).toEqual(list.map(({ values }) => values.join('\n')));
      }),
      { numRuns: 200 },
    );
  });

  it('are those that another reader of the standard finds, whatever the text is', () => {
    const part = fc.constantFrom(
      '\n',
      '\r',
      '\r\n',
      ':',
      ' ',
      'data',
      'data:',
      'data: ',
      'event',
      'event: e',
      'id: 7',
      'x',
    );
    const pieces = fc.array(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pieces, (given) => {
        const expected: { name: string | undefined; data: string }[] = [];
        const parser = createParser({
          onEvent: ({ event, data }) => expected.push({ name: event, data: data.trim() }),
        });
        parser.feed(`${given.join('')}\n\n`);
        expect(parseEvents(given.map(encode))).toEqual(expected.filter(({ data }) => data !== ''));
      }),
      { numRuns: 1000 },
    );
  });

  it('may be as long as the caller allows, and no longer', () => {
    expect(parseEvents([encode(`data: ${'x'.repeat(900)}\n\n`)], 1000)).toHaveLength(1);
    const pieces = Array.from({ length: 20 }, () => encode('x'.repeat(100)));
    expect(() => parseEvents([encode('data: '), ...pieces], 1000)).toThrow(LimitError);
  });
});
