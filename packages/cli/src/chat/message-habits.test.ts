import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MESSAGE_HABITS } from '../../../../tests/support/message-habits.ts';
import { fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-habits-'));
});
afterEach(() => rm(cwd, { recursive: true }));

const formatEvents = (chunks: readonly object[]) => chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('');
const OK = formatEvents([{ choices: [{ index: 0, delta: { content: 'ok' }, finish_reason: 'stop' }] }]);

async function chat(bodies: readonly string[], args: readonly string[] = []) {
  const requests: { readonly messages: readonly object[] }[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    requests.push(JSON.parse(String(init?.body)));
    const body = bodies[Math.min(requests.length, bodies.length) - 1];
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const fake = fakeIo({ cwd, fetch });
  const code = await main(
    ['chat', '--no-log', ...args, '-m', 'm', '--endpoint', 'http://127.0.0.1:1/v1', 'Hi'],
    fake.io,
  );
  return { code, out: fake.out(), err: fake.err(), requests };
}

describe('a streamed answer', () => {
  const spoken = Object.entries(MESSAGE_HABITS).filter(([, { says }]) => says.text !== '');
  it.each(spoken)('is printed as it was written: %s', async (_, { chunks, says }) => {
    expect(await chat([formatEvents(chunks)])).toMatchObject({ code: 0, out: `${says.text}\n` });
  });

  const calling = Object.entries(MESSAGE_HABITS).filter(([, { says }]) => says.calls);
  it.each(calling)('with calls of tools goes back as it came: %s', async (_, { chunks, says }) => {
    const { requests, out } = await chat([formatEvents(chunks), OK], ['--tool', 'time']);
    expect(out).toContain('ok');
    expect(requests[1]?.messages[1]).toMatchObject({ role: 'assistant', ...says.repeats });
  });

  it.each(['length', 'content_filter'])('runs no call that was cut off by %s, and says so', async (finish_reason) => {
    const tool_calls = [{ index: 0, id: 'a', function: { name: 'time', arguments: '' } }];
    const { code, err, requests } = await chat(
      [formatEvents([{ choices: [{ index: 0, delta: { tool_calls }, finish_reason }] }])],
      ['--tool', 'time'],
    );
    expect([code, requests.length]).toEqual([1, 1]);
    expect(err).toContain('was not run');
  });

  it('that fails in a choice is a failure', async () => {
    const choice = { index: 0, delta: {}, finish_reason: 'error', error: { code: 502, message: 'upstream lost' } };
    const { code, err } = await chat([
      formatEvents([{ choices: [{ index: 0, delta: { content: 'Half' } }] }, { choices: [choice] }]),
    ]);
    expect(code).not.toBe(0);
    expect(err).toContain('upstream lost');
  });
});
