import { describe, expect, it } from 'vitest';
import { chatAnswer, fakeProvider, MODEL } from './fake-provider.ts';
import { post } from './support.ts';

const VERSION = { 'anthropic-version': '2023-06-01' };
const aliases = { 'claude-coder': MODEL };

const ask = (model: string) =>
  post('/v1/messages', { model, max_tokens: 5, messages: [{ role: 'user', content: 'Hi' }] }, VERSION);

const listOf = async ({ gateway }: ReturnType<typeof fakeProvider>, headers: Record<string, string> = {}) =>
  (await gateway(new Request('http://gateway.test/v1/models?limit=1000', { headers }))).json();

describe('an alias', () => {
  it('calls its model, which records and limits name', async () => {
    const fake = fakeProvider(() => chatAnswer(), { aliases });
    const reply = await (await fake.gateway(ask('claude-coder'))).json();
    expect(reply).toMatchObject({ model: 'claude-coder', content: [{ text: 'Yes.' }] });
    expect(fake.records).toMatchObject([{ model: MODEL, outcome: 'ok' }]);
  });

  it('is listed beside its model, in the form that a client of Anthropic reads', async () => {
    const fake = fakeProvider(() => chatAnswer(), { aliases });
    expect((await listOf(fake)).data.map(({ id }: { id: string }) => id)).toEqual([MODEL, 'claude-coder']);
    expect(await listOf(fake, VERSION)).toMatchObject({
      data: [{ id: MODEL }, { type: 'model', id: 'claude-coder', display_name: 'claude-coder' }],
      has_more: false,
      last_id: 'claude-coder',
    });
    const one = await fake.gateway(new Request('http://gateway.test/v1/models/claude-coder'));
    expect(await one.json()).toMatchObject({ id: 'claude-coder' });
  });

  it('is no way around the models of a user', async () => {
    const narrow = fakeProvider(() => chatAnswer(), {
      aliases,
      authorize: () => ({ id: 'tester', models: ['other'] }),
    });
    expect((await narrow.gateway(ask('claude-coder'))).status).toBe(404);
    expect((await listOf(narrow)).data).toEqual([]);
    const named = fakeProvider(() => chatAnswer(), { aliases, authorize: () => ({ id: 'tester', models: [MODEL] }) });
    expect((await named.gateway(ask('claude-coder'))).status).toBe(200);
  });

  it('has to lead to a model, and must not hide one', () => {
    expect(() => fakeProvider(() => chatAnswer(), { aliases: { 'claude-x': 'none' } })).toThrow(/leads to "none"/);
    expect(() => fakeProvider(() => chatAnswer(), { aliases: { [MODEL]: MODEL } })).toThrow(/is the name of a model/);
  });
});
