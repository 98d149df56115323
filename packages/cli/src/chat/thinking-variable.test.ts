import { expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

const TEMPLATE = '{% for m in messages %}{{ m.content }}{% endfor %}{% if thinking %}<think>{% endif %}';

/** Asks an own server whose page `/props` has this body, with the levels of thinking. */
async function ask(props: object | undefined, args: readonly string[]) {
  const paths: string[] = [];
  let body: Record<string, unknown> = {};
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    paths.push(pathname);
    if (pathname === '/props') return props ? Response.json(props) : new Response('no', { status: 404 });
    body = JSON.parse(String(init?.body));
    return Response.json({ choices: [{ index: 0, finish_reason: 'stop', message: { content: 'a' } }] });
  };
  const fake = fakeIo({ stdin: '', fetch });
  const target = ['-m', 'm', '--endpoint', 'http://127.0.0.1:1/v1', '--no-stream', '--no-log'];
  const code = await main(['chat', 'Hi', ...target, ...args], fake.io);
  expect({ code, err: fake.err() }).toMatchObject({ code: 0 });
  return { paths, body };
}

it.each<[string, object | undefined, object | undefined]>([
  ['a template with a switch', { chat_template: TEMPLATE }, { thinking: false }],
  ['a template without one', { chat_template: '{{ messages[0].content }}' }, undefined],
  ['a broken template', { chat_template: '{% if' }, undefined],
  ['a page without a template', { total_slots: 4 }, undefined],
  ['no such page', undefined, undefined],
])('--reasoning switches the thinking of an own server: %s', async (_, props, sent) => {
  const { paths, body } = await ask(props, ['--reasoning', 'none']);
  expect(paths).toEqual(['/props', '/v1/chat/completions']);
  expect(body).toMatchObject({ reasoning_effort: 'none' });
  expect(body.chat_template_kwargs).toEqual(sent);
});

it('asks for no template without --reasoning', async () => {
  const { paths, body } = await ask({ chat_template: TEMPLATE }, []);
  expect([paths, body.chat_template_kwargs]).toEqual([['/v1/chat/completions'], undefined]);
});
