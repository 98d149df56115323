import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { findPython } from '../../../../scripts/python-env.mjs';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { runPython } from './run-python.ts';
import { servePython } from './serve-python.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

function render(app: ReturnType<typeof servePython>, source: string, context: object, headers = {}) {
  const body = JSON.stringify({ source, context: JSON.stringify(context), tokens: { eos_token: '</s>' } });
  return app.request('/python/render', { method: 'POST', body, headers: { ...JSON_TYPE, ...headers } });
}

describe('the Python of a host', () => {
  it('is not there where nothing has Jinja2, and is looked for again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'python-'));
    const app = servePython(join(folder, 'python3'));
    expect(await (await app.request('/python/found')).json()).toBeNull();
    expect((await render(app, 'x', {})).status).toBe(404);
    writeFileSync(join(folder, 'python3'), `#!/bin/sh\necho '{"python":"3.99.0","jinja":"9.0"}'\n`);
    chmodSync(join(folder, 'python3'), 0o755);
    expect(await (await app.request('/python/found')).json()).toEqual({ python: '3.99.0', jinja: '9.0' });
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://example.com' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-mode': 'navigate' }],
  ])('is for pages of the host only: refuses %j', async (headers) => {
    const app = servePython('python3');
    expect((await render(app, 'x', {}, headers)).status).toBe(403);
    expect((await app.request('/python/found', { headers })).status).toBe(403);
  });

  it('is for the machine of the host only', async () => {
    const app = servePython('python3');
    const from = (remoteAddress: string) =>
      app.request('/python/found', {}, { incoming: { socket: { remoteAddress } } as never });
    expect((await from('192.168.1.7')).status).toBe(403);
    expect((await from('::ffff:127.0.0.1')).status).toBe(200);
  });

  it('takes JSON only, of the form that the page sends', async () => {
    const app = servePython('python3');
    expect((await render(app, 'x', {}, { 'content-type': 'text/plain' })).status).toBe(415);
    const request = { method: 'POST', body: '{"source":"x"}', headers: JSON_TYPE };
    expect((await app.request('/python/render', request)).status).toBe(400);
  });
});

describe('the requests of a host', () => {
  it('may come in chunks, without a stated length, up to a size', async () => {
    const app = servePython('no-such-python');
    const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/python/render`;
    const send = async (text: string) => {
      const body = new Blob([text]).stream();
      const init = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' };
      return (await fetch(url, init as RequestInit)).status;
    };
    expect(await send('{"source":"x","context":"{}","tokens":{}}')).toBe(404);
    expect(await send('x'.repeat(4_000_001))).toBe(413);
    await new Promise((resolve) => server.close(resolve));
  });
});

describeWith(findPython('jinja2'), 'templates in Python', (python) => {
  const app = servePython(python);
  const result = async (source: string, context: object = {}) => (await render(app, source, context)).json();

  it('render as transformers renders them', async () => {
    const source = `{% for m in messages %}
    {% if loop.index > 1 %}{% break %}{% endif %}
{{ m.role }}: {{ m | tojson }}{{ eos_token }}{{ tools }}
{% endfor %}`;
    expect(await result(source, { messages: [{ role: 'user', content: 'é' }, { role: 'x' }] })).toEqual({
      ok: true,
      output: 'user: {"role": "user", "content": "é"}</s>None\n',
    });
    expect(await result('{% generation %}a{% endgeneration %}{{ strftime_now("%Y") | length }}')).toMatchObject({
      output: 'a4',
    });
  });

  it('report errors with their class and line', async () => {
    expect(await result('a\n{{ raise_exception("no system message") }}')).toEqual({
      ok: false,
      type: 'TemplateError',
      message: 'no system message',
      line: 2,
    });
    expect(await result('{% if %}')).toMatchObject({ ok: false, type: 'TemplateSyntaxError', line: 1 });
  });

  it.each([
    ['{{ messages.append(1) }}', 'SecurityError'],
    ['{{ "".__class__.__mro__ }}', 'SecurityError'],
    ['{{ cycler.__init__.__globals__.os.environ }}', 'SecurityError'],
    ['{% include "/etc/passwd" %}', 'TypeError'],
  ])('stay in the sandbox: %s', async (source, type) => {
    expect(await result(source, { messages: [] })).toMatchObject({ ok: false, type });
  });

  it('are stopped when they take too much memory or time', async () => {
    expect(await result('{{ ("x" * 4000000000) | length }}')).toMatchObject({ ok: false, type: 'MemoryError' });
    expect(await runPython(python, 'while True: pass', '', 300)).toEqual({ state: 'stopped' });
  });

  it('are run without the variables of this process', async () => {
    process.env.HF_TOKEN_OF_TEST = 'secret';
    const outcome = await runPython(python, 'import os; print(sorted(os.environ))', '');
    expect(outcome).toMatchObject({ state: 'done', output: expect.not.stringContaining('HF_TOKEN_OF_TEST') });
    delete process.env.HF_TOKEN_OF_TEST;
  });
});
