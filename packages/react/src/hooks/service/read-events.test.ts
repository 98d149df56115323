import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

async function readAllEvents(...chunks: readonly (string | Uint8Array)[]): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readEvents(createBody(chunks))) events.push(event);
  return events;
}

function createBody(chunks: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
}

describe('readEvents', () => {
  it('reads the data of events and skips comments, names, ids and empty events', async () => {
    expect(
      await readAllEvents(': keep-alive\n\nevent: x\nid: 7\ndata: {"a":1}\n\n\n\ndata:two\n\ndata: [DONE]\n\n'),
    ).toEqual(['{"a":1}', 'two', '[DONE]']);
  });

  it('joins the lines of one event', async () => {
    expect(await readAllEvents('data: {\ndata:  "a": 1\ndata\ndata: }\n\n')).toEqual(['{\n "a": 1\n\n}']);
  });

  it('takes a last event without an empty line after it, and one without a line end', async () => {
    expect(await readAllEvents('data: one\n\ndata: two\n')).toEqual(['one', 'two']);
    expect(await readAllEvents('data: one\r\n\r\ndata: two')).toEqual(['one', 'two']);
    expect(await readAllEvents('data: one\r\rdata: two\r')).toEqual(['one', 'two']);
  });

  it('ignores a byte order mark', async () => {
    expect(await readAllEvents('\uFEFFdata: one\n\n')).toEqual(['one']);
  });

  it('reads the same events wherever the bytes are cut, with any line end', async () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom(...'a: \n\r{"é漢😀'), maxLength: 12 }), {
      minLength: 1,
      maxLength: 5,
    });
    const cuts = fc.array(fc.nat(400), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(texts, cuts, fc.constantFrom('\n', '\r\n', '\r'), async (data, places, end) => {
        const clean = data.map((text) => text.replaceAll(/[\r\n]/g, ''));
        const bytes = new TextEncoder().encode(clean.map((text) => `: c${end}data: ${text}${end}${end}`).join(''));
        const edges = [0, ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
        const chunks = edges.slice(1).map((edge, index) => bytes.slice(edges[index], edge));
        // Broken surrogates are replaced by the encoder.
        expect(await readAllEvents(...chunks)).toEqual(
          clean.map((text) => new TextDecoder().decode(new TextEncoder().encode(text))),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('cancels a body that is left', async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const _ of readEvents(body)) break;
    expect(isCancelled).toBe(true);
  });
});
