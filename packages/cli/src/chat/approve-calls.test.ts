import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

let cwd = '';
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-approve-'));
  const tools = `export const remove = { name: 'remove', parameters: { type: 'object' }, needsApproval: true,
  run: ({ path }) => 'removed ' + path };
export const find = { name: 'find', parameters: { type: 'object' }, run: () => 'found' };`;
  await writeFile(join(cwd, 'tools.mjs'), tools);
  const command = { name: 'remove', needsApproval: true, command: [process.execPath, '-e', 'console.log("removed")'] };
  await writeFile(join(cwd, 'tools.json'), JSON.stringify(command));
});
afterAll(() => rm(cwd, { recursive: true }));

const call = (id: string, name: string, args: object) => ({
  id,
  type: 'function',
  function: { name, arguments: JSON.stringify(args) },
});
const CALLS = [call('a', 'remove', { path: '/x\u001b[2J' }), call('b', 'find', {})];

interface Request {
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[];
}

/** A server that calls both tools, and answers once it has their results. */
function server(requests: Request[]): typeof globalThis.fetch {
  return async (_, init) => {
    const request: Request = JSON.parse(String(init?.body));
    requests.push(request);
    const isDone = request.messages.at(-1)?.role === 'tool';
    const message = isDone
      ? { role: 'assistant', content: 'Done.' }
      : { role: 'assistant', content: 'I clean up.', tool_calls: CALLS };
    const choice = { index: 0, finish_reason: isDone ? 'stop' : 'tool_calls' };
    const usage = { prompt_tokens: 2, completion_tokens: 3, total_tokens: 5 };
    if (!request.stream) return Response.json({ choices: [{ ...choice, message }], usage });
    const delta = {
      ...message,
      ...('tool_calls' in message && { tool_calls: CALLS.map((one, index) => ({ index, ...one })) }),
    };
    const events = [{ choices: [{ ...choice, delta }] }, { choices: [], usage }].map(
      (event) => `data: ${JSON.stringify(event)}\n\n`,
    );
    return new Response(`${events.join('')}data: [DONE]\n\n`, { headers: { 'content-type': 'text/event-stream' } });
  };
}

/** Runs a chat whose user types a reply to each question. */
async function chat(args: readonly string[], replies: readonly string[], options: FakeIoOptions = {}) {
  const requests: Request[] = [];
  const fake = fakeIo({ cwd, isTerminal: true, env: { TERM: 'dumb' }, fetch: server(requests), ...options });
  const target = ['-m', 'm', '--endpoint', 'http://127.0.0.1:1/v1', '--no-log'];
  const running = main(['chat', ...target, ...args], fake.io);
  let isOver = false;
  void running.finally(() => {
    isOver = true;
  });
  const asked = () => fake.err().split('the model wants to run').length - 1;
  for (const [index, reply] of replies.entries()) {
    await vi.waitFor(() => expect(isOver || (asked() > index && fake.err().includes('Run it?'))).toBe(true), {
      timeout: 20_000,
    });
    fake.keyboard.write(`${reply}\r`);
  }
  const code = await running;
  return { code, out: fake.out(), err: fake.err(), requests, asked: asked() };
}

const results = (requests: readonly Request[]) =>
  requests
    .at(-1)
    ?.messages.filter(({ role }) => role === 'tool')
    .map(({ content }) => content);

describe('a tool that needs approval', () => {
  it.each<[string, readonly string[], string]>([
    ['y', [], 'removed /x\u001b[2J'],
    ['YES', ['--no-stream'], 'removed /x\u001b[2J'],
    ['', [], 'The user has denied this call.'],
    ['n', ['--json'], 'The user has denied this call.'],
    ['not today', [], 'The user has denied this call. not today'],
  ])('is asked for at a terminal: %j with %j', async (reply, more, result) => {
    const { code, out, err, requests, asked } = await chat(['Clean up', '--tool', 'tools.mjs', ...more], [reply]);
    expect({ code, asked, results: results(requests) }).toEqual({ code: 0, asked: 1, results: [result, 'found'] });
    expect(out).toContain('Done.');
    // The arguments are shown as they are, without their control characters.
    expect(err).toContain('the model wants to run remove:\n{\n  "path": "/x\\u001b[2J"\n}');
    expect(err).toContain(`→ ${result}`.replace('\u001b', '␛'));
  });

  it.each(['tools.mjs', 'tools.json'])('runs without a question by --yes: %s', async (file) => {
    const args = ['Clean up', '--tool', file, '--yes', '--usage'];
    const { code, err, requests, asked } = await chat(args, [], { stdin: '', isTerminal: false });
    expect([code, asked, String(results(requests)?.[0]).trim()]).toEqual([0, 0, expect.stringMatching(/^removed/)]);
    // The tokens of both requests.
    expect(err).toMatch(/4 (tokens )?in/);
  });

  it.each<[string, FakeIoOptions]>([
    ['without a terminal', { stdin: '', isTerminal: false }],
    ['where the question would not be seen', { isTerminal: false }],
  ])('does not run %s', async (_, options) => {
    const { code, err, requests } = await chat(['Clean up', '--tool', 'tools.mjs'], [], options);
    expect([code, requests.length]).toEqual([1, 1]);
    expect(err).toContain(
      'The model wants to run remove, which needs your approval, and there is no terminal to ask at.',
    );
    expect(err).toContain('--yes');
  });

  it('is asked for in a conversation, by its own editor, and not in the history', async () => {
    const requests: Request[] = [];
    const fake = fakeIo({ cwd, isTerminal: true, env: { TERM: 'dumb' }, fetch: server(requests) });
    const target = ['-m', 'm', '--endpoint', 'http://127.0.0.1:1/v1', '--no-log', '--tool', 'tools.mjs'];
    const running = main(['chat', ...target], fake.io);
    const shown = (text: string) => vi.waitFor(() => expect(fake.err()).toContain(text), { timeout: 20_000 });
    await shown('> ');
    // The second line is typed ahead: a message, not the reply.
    fake.keyboard.write('Clean up\ryes\r');
    await shown('Run it?');
    fake.keyboard.write('n\r');
    await vi.waitFor(() => expect(requests.length).toBe(3), { timeout: 20_000 });
    expect(results(requests.slice(0, 2))).toEqual(['The user has denied this call.', 'found']);
    expect(requests[2]?.messages.at(-1)).toMatchObject({ role: 'user', content: 'yes' });
    await vi.waitFor(() => expect(fake.err().split('the model wants to run')).toHaveLength(3), { timeout: 20_000 });
    // Ctrl-C at the question stops the answer, and runs nothing.
    fake.keyboard.write('\u0003');
    await shown('stopped');
    fake.keyboard.write('\u0004');
    expect(await running).toBe(0);
    expect(requests).toHaveLength(3);
  });
});
