import { describe, expect, it } from 'vitest';
import { chatAnswer, chatEvent, eventStream, fakeProvider, MODEL, type SentBody } from './fake-provider.ts';
import { post } from './support.ts';

const messages = [{ role: 'user', content: 'Hi' }];

const refuse = (message: string, status: number) => Response.json({ error: { message } }, { status });

/** A service that refuses some members of a chat, and repeats what it was sent. */
function strictService(refused: readonly string[]) {
  return (body: SentBody) => {
    const found = refused.find((name) => name in body);
    if (found) return refuse(`Unsupported parameter: ${found} is not supported. You sent ${JSON.stringify(body)}`, 400);
    return body.stream === true
      ? eventStream([
          chatEvent({ content: 'ok' }, { choices: [{ index: 0, delta: { content: 'ok' }, finish_reason: 'stop' }] }),
        ])
      : chatAnswer();
  };
}

const chat = (more: object = {}) => post('/v1/chat/completions', { model: MODEL, messages, ...more });

describe('a chat with parameters that its service refuses', () => {
  it.each([
    ['stream_options', { stream: true }],
    ['max_tokens', {}],
    ['max_tokens', { stream: true, max_tokens: 10 }],
  ])('is sent again without %s: %j', async (name, more) => {
    const { gateway, sent, records } = fakeProvider(strictService([name]));
    const reply = await gateway(chat(more));
    expect([reply.status, sent.length]).toEqual([200, 2]);
    await reply.text();
    // The form is kept.
    await (await gateway(chat(more))).text();
    expect(sent.length).toBe(3);
    expect(sent.every((body) => 'max_tokens' in body !== 'max_completion_tokens' in body)).toBe(true);
    expect(records.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
  });

  it('is sent without both where both are refused', async () => {
    const { gateway, sent } = fakeProvider(strictService(['stream_options', 'max_tokens']));
    const reply = await gateway(chat({ stream: true }));
    expect(await reply.text()).toContain('[DONE]');
    expect(sent.at(-1)).toMatchObject({ max_completion_tokens: 4096 });
    expect(sent).toHaveLength(3);
  });

  it('is not sent again for another reason, or where the reason repeats what the client wrote', async () => {
    const other = fakeProvider(() => refuse('max_tokens must be at most 2048', 400));
    expect((await other.gateway(chat())).status).toBe(400);
    expect(other.sent).toHaveLength(1);
    const echo = fakeProvider((body) => refuse(`extra text: ${JSON.stringify(body.messages)}`, 400));
    const text = 'max_tokens is not supported, use max_completion_tokens';
    expect((await echo.gateway(chat({ messages: [{ role: 'user', content: text }] }))).status).toBe(400);
    expect(echo.sent).toHaveLength(1);
  });

  it.each([
    ["developer is not one of ['system', 'assistant', 'user', 'tool', 'function'] - 'messages.[0].role'", 400],
    ['Upstream request failed: [1214] Incorrect role information', 400],
    ['chat template rejected the request: Unexpected message role.', 422],
  ])('is sent again with system messages for those of a developer: %s', async (refusal, status) => {
    const { gateway, sent, records } = fakeProvider((body) =>
      JSON.stringify(body.messages).includes('"developer"') ? refuse(refusal, status) : chatAnswer(),
    );
    const given = { messages: [{ role: 'developer', content: 'Be brief.' }, ...messages] };
    expect((await gateway(chat(given))).status).toBe(200);
    expect(sent.at(-1)?.messages).toEqual([{ role: 'system', content: 'Be brief.' }, ...messages]);
    expect((await gateway(chat(given))).status).toBe(200);
    expect(sent).toHaveLength(3);
    expect(records.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
  });

  it('is not sent again for a refused role without messages of a developer', async () => {
    const { gateway, sent } = fakeProvider(() => refuse('Unexpected message role.', 400));
    expect((await gateway(chat())).status).toBe(400);
    expect(sent).toHaveLength(1);
  });

  it('is not sent with another name where a second target may not know it', async () => {
    const at = (host: string) => ({ model: 'a/b', accessToken: host, endpointUrl: `https://${host}.example/v1` });
    const { gateway, sent } = fakeProvider(strictService(['max_tokens']), {
      models: { [MODEL]: { targets: [at('one'), at('two')] } },
    });
    expect((await gateway(chat())).status).toBe(400);
    expect(sent).toHaveLength(1);
  });
});
