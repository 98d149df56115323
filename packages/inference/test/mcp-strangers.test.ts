import { describe, expect, it } from 'vitest';
import { mcpTools } from '../src/call/mcp/index.ts';
import { InferenceClient } from '../src/index.ts';
import { CHAT, fakeFetch } from './support/fake-fetch.ts';
import { startServer, text } from './support/mcp-server.ts';

type Listed = Readonly<Record<string, unknown>> & { readonly name: string };

/** Connects to a server with tools; each returns its name, or what `results` has for its argument `name`. */
async function connect(
  pages: (cursor: number) => { tools: readonly Listed[]; nextCursor?: string },
  results: Readonly<Record<string, unknown>> = {},
) {
  const own = {
    list: (cursor: string | undefined) => pages(Number(cursor ?? 0)),
    call: (call: { readonly name: string; readonly arguments?: Readonly<Record<string, unknown>> | undefined }) =>
      text(String(results[String(call.arguments?.name)] ?? call.name)),
  };
  return mcpTools(await startServer(own, '2025-11-25'));
}

const listed =
  (names: readonly string[], inputSchema: object = { type: 'object', properties: {} }) =>
  () => ({
    tools: names.map((name) => ({ name, inputSchema })),
  });
const signal = new AbortController().signal;

describe('the names of tools of a server', () => {
  it.each([
    [['a.b', 'a_b']],
    [['天気', '時間']],
    [['create', 'delete'].map((end) => `${'x'.repeat(63)}_${end}`)],
    [['a', 'a']],
  ])('stay apart where services take few characters: %j', async (names) => {
    const { tools } = await connect(listed(names));
    expect(new Set(tools.map(({ name }) => name)).size).toBe(new Set(names).size);
    for (const [at, tool] of tools.entries()) {
      expect(tool.name).toMatch(/^[\w-]{1,64}$/);
      expect(await tool.run({} as never, { signal } as never)).toBe(names[at]);
    }
    expect((await connect(listed(names))).tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    const fetch = fakeFetch(() => Response.json(CHAT));
    const client = new InferenceClient(undefined, { endpointUrl: 'http://h.example/v1', fetch });
    await client.runTools({ model: 'm', messages: [{ role: 'user', content: 'Hi' }], tools });
    expect(fetch.seen).toHaveLength(1);
  });
});

describe('the schemas of a server', () => {
  it('have no patterns, which could burn or be none in JavaScript', async () => {
    const inputSchema = {
      type: 'object',
      properties: {
        pattern: { type: 'string', pattern: '^(a+)+$' },
        u: { anyOf: [{ type: 'string', pattern: '(?i)^x\\Z' }] },
      },
      patternProperties: { '^x\\-': { type: 'string' } },
      additionalProperties: false,
      $defs: { a: { pattern: '^\\d{4}\\-\\d{2}$' } },
      default: { pattern: 'kept' },
    };
    const { tools } = await connect(listed(['a'], inputSchema));
    expect(tools[0]?.parameters).toEqual({
      type: 'object',
      properties: { pattern: { type: 'string' }, u: { anyOf: [{ type: 'string' }] } },
      $defs: { a: {} },
      default: { pattern: 'kept' },
    });
  });

  it('have no hidden characters, at any depth', async () => {
    const hidden = 'a\u200b\u{E0041}b';
    const inputSchema = { type: 'object', properties: { [hidden]: { description: hidden, enum: [hidden] } } };
    const { tools } = await connect(listed(['a'], inputSchema));
    expect(tools[0]?.parameters).toEqual({ type: 'object', properties: { ab: { description: 'ab', enum: ['ab'] } } });
  });

  it('are refused where they are deep', async () => {
    let inputSchema: object = {};
    for (let depth = 0; depth < 1200; depth++) inputSchema = { properties: { a: inputSchema } };
    await expect(connect(listed(['a'], { type: 'object', ...inputSchema }))).rejects.toMatchObject({ code: 'LIMIT' });
  });

  it('of results are not checked where they are large', async () => {
    const properties = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`p${at}`, { type: 'string' }]));
    const outputSchema = { type: 'object', properties };
    const own = {
      list: () => ({ tools: [{ name: 'a', inputSchema: { type: 'object' }, outputSchema }] }),
      call: () => ({ ...text('a'), structuredContent: { p0: 7 } }),
    };
    const { tools } = await mcpTools(await startServer(own, '2025-11-25'));
    expect(await tools[0]?.run({} as never, { signal } as never)).toBe('a');
  });
});

it('a list of tools on endless pages is given up', async () => {
  let asked = 0;
  const endless = connect((cursor) => {
    asked++;
    return { tools: [], nextCursor: String(cursor + 1) };
  });
  await expect(endless).rejects.toMatchObject({ code: 'LIMIT', message: expect.stringContaining('20 pages') });
  expect(asked).toBe(20);
});

describe('the text of a result', () => {
  it.each([
    'می\u200cروم',
    '👨\u200d👩\u200d👧',
    '👩🏽\u200d💻',
    '❤\ufe0f\u200d🔥',
    'क्\u200dष',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    '\ue0a0',
    '\u0600\u0661',
    'soft\u00adhyphen',
    'line\n\tnext',
  ])('keeps %j', async (text) => {
    const { tools } = await connect(listed(['read']), { x: text });
    expect(await tools[0]?.run({ name: 'x' } as never, { signal } as never)).toBe(text);
  });

  it.each([
    ['a\u{E0041}\u{E0042}b', 'ab'],
    ['🏴\u{E0041}b', '🏴b'],
    ['a\u200b\u2060\ufeffb', 'ab'],
    ['a \u200d\u200c\u200d b', 'a  b'],
    ['a\u202eb\u2066c', 'abc'],
    ['x\ufe0f\u{E0100}\u{E0101}\ufe01y', 'x\ufe0fy'],
    ['\u001b[2Jz\r', '[2Jz'],
  ])('loses what is hidden in %j', async (text, seen) => {
    const { tools } = await connect(listed(['read']), { x: text });
    expect(await tools[0]?.run({ name: 'x' } as never, { signal } as never)).toBe(seen);
  });

  it('is not cut within a character', async () => {
    const { tools } = await connect(listed(['read']), { x: `${'a'.repeat(99_999)}😀` });
    const text = String(await tools[0]?.run({ name: 'x' } as never, { signal } as never));
    expect(text).toBe(`${'a'.repeat(99_999)}…`);
  });
});
