import { describe, expect, it } from 'vitest';
import { type McpOptions, mcpTools } from '../src/call/mcp/index.ts';
import { InferenceClient } from '../src/index.ts';
import { CHAT, fakeFetch } from './support/fake-fetch.ts';
import { ERAS, startServer, text } from './support/mcp-server.ts';

const signal = new AbortController().signal;

describe('the approval of tools', () => {
  const HINTS = {
    silent: undefined,
    reader: { readOnlyHint: true },
    contradictory: { readOnlyHint: true, destructiveHint: true },
    writer: { readOnlyHint: false, destructiveHint: false },
    deleter: { destructiveHint: true },
  };
  const own = {
    list: () => ({
      tools: Object.entries(HINTS).map(([name, annotations]) => ({
        name,
        inputSchema: { type: 'object' },
        ...(annotations && { annotations }),
      })),
    }),
    call: () => text('done'),
  };

  it.each<[McpOptions, readonly string[]]>([
    [{}, ['silent', 'deleter']],
    [{ approval: 'hints' }, ['silent', 'deleter']],
    [{ approval: 'always' }, Object.keys(HINTS)],
    [{ approval: 'never' }, []],
    [{ approval: (_, { isReadOnly }) => !isReadOnly }, ['silent', 'writer', 'deleter']],
    [{ approval: (tool) => tool === 'reader', prefix: 'x_' }, ['x_reader']],
  ])('with %j is needed for the calls of %j', async (options, expected) => {
    const { tools } = await mcpTools(await startServer(own, '2026-07-28'), options);
    expect(tools.filter((tool) => tool.needsApproval === true).map(({ name }) => name)).toEqual(expected);
  });

  it('ends a run before a tool without hints runs, and a decision runs it', async () => {
    const ran: string[] = [];
    const call = { id: 'a', type: 'function', function: { name: 'delete_all', arguments: '{}' } };
    const first = {
      ...CHAT,
      choices: [{ index: 0, message: { role: 'assistant', content: null, tool_calls: [call] } }],
    };
    const transport = await startServer(
      {
        list: () => ({ tools: [{ name: 'delete_all', inputSchema: { type: 'object' } }] }),
        call: ({ name }) => {
          ran.push(name);
          return text('deleted');
        },
      },
      '2026-07-28',
    );
    const { tools } = await mcpTools(transport);
    const fetch = fakeFetch(() => Response.json(fetch.seen.length === 1 ? first : CHAT));
    const client = new InferenceClient(undefined, { endpointUrl: 'http://h.example/v1', fetch });
    const args = { model: 'm', tools };
    const run = await client.runTools({ ...args, messages: [{ role: 'user', content: 'Tidy up' }] });
    expect([run.stopReason, run.pending[0]?.call.name, ran]).toEqual(['approval', 'delete_all', []]);
    await client.runTools({ ...args, messages: [...run.messages], decisions: [{ id: 'a', isApproved: true }] });
    expect(ran).toEqual(['delete_all']);
  });
});

describe.each(ERAS)('structured content of a server of %s', (era) => {
  const outputSchema = {
    type: 'object',
    properties: { degrees: { type: 'number' }, place: { type: 'string', pattern: '(?i)^[a-z]+\\Z' } },
    required: ['degrees'],
  };
  const start = async (result: object, options: McpOptions = {}) => {
    const list = () => ({ tools: [{ name: 'weather', inputSchema: { type: 'object' }, outputSchema }] });
    const { tools } = await mcpTools(await startServer({ list, call: () => result }, era), options);
    return tools[0]?.run({} as never, { signal } as never);
  };

  it('is received by the program, and read by the model where there is no text', async () => {
    const received: unknown[] = [];
    const structuredContent = { degrees: 21, place: 'Rome' };
    const onStructured = (content: unknown, tool: string) => received.push([tool, content]);
    expect(await start({ content: [], structuredContent }, { onStructured })).toBe(JSON.stringify(structuredContent));
    expect(await start({ ...text('Mild'), structuredContent }, { onStructured })).toBe('Mild');
    expect(received).toEqual(Array(2).fill(['weather', structuredContent]));
  });

  it('has to fit the schema of the tool, but for patterns', async () => {
    await expect(start({ content: [], structuredContent: { degrees: 'warm' } })).rejects.toThrow(/degrees/);
    expect(await start({ content: [], structuredContent: { degrees: 1, place: '7' } })).toContain('"place":"7"');
  });
});

it('content of the newer revision may be any value', async () => {
  const outputSchema = { type: 'array', items: { type: 'integer' } };
  const list = () => ({ tools: [{ name: 'numbers', inputSchema: { type: 'object' }, outputSchema }] });
  const call = () => ({ content: [], structuredContent: [1, 2] });
  const { tools } = await mcpTools(await startServer({ list, call }, '2026-07-28'));
  expect(await tools[0]?.run({} as never, { signal } as never)).toBe('[1,2]');
});
