import { request } from 'node:http';
import { EMULATOR_HUB_TOKEN, listFaults, serversAt } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../../apps/workbench/dist/server/server/host.js';
import { TIMEOUT_MS } from './timeout.ts';
import { ADDRESSES } from './workbench-routes.ts';

let workbench: Workbench;

beforeAll(async () => {
  workbench = await startWorkbench({ isRealAllowed: false });
});

afterAll(() => workbench?.close());

describe('the host of the workbench', () => {
  it('serves the page at every address of it, and never an old one', async () => {
    for (const path of ['/', '/chat', '/about?x=1']) {
      const response = await fetch(workbench.url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('<div id="root">');
    }
  });

  it('names the typeface in its page, so that words are laid out once', async () => {
    const page = await (await fetch(workbench.url)).text();
    const font = /<link rel="preload" href="([^"]+)" as="font"/.exec(page)?.[1] ?? '';
    const response = await fetch(workbench.url + font);
    expect(response.headers.get('content-type')).toBe('font/woff2');
  });

  it.each([...ADDRESSES, '/chat/some-id'])(
    'names the files of %s, so that they come along with the shell',
    async (path) => {
      const frame = await filesNamedBy('/nowhere');
      const named = (await filesNamedBy(path)).filter((file) => !frame.includes(file));
      // An earlier address leads on; one that leads nowhere has no files of its own.
      expect(named.length > 0).toBe(!/^\/(?:run|nowhere)\b/.test(path));
      const served = await Promise.all(named.map((file) => fetch(workbench.url + file, { method: 'HEAD' })));
      expect(served.map(({ status }) => status)).toEqual(named.map(() => 200));
    },
  );

  it('names the text of a page of the documentation, and that of a task for both its pages', async () => {
    const [guide, task, form] = await Promise.all(
      ['/docs/guide/inference', '/tasks/translation', '/tasks/translation/try'].map(filesNamedBy),
    );
    expect(guide?.filter((file) => file.includes('/inference-'))).toHaveLength(1);
    expect(task?.filter((file) => form?.includes(file) && file.includes('/page-'))).toHaveLength(1);
  });

  it('lets files whose name changes with their content be kept for good', async () => {
    const page = await (await fetch(workbench.url)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const response = await fetch(workbench.url + script);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(workbench.url + script, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('compresses what it serves, and never serves a form that was not accepted', async () => {
    const page = await (await fetch(workbench.url)).text();
    // The script is so small that it is served as it is.
    const styles = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? '';
    for (const path of ['/', styles]) {
      const encodings = await Promise.all(
        ['br, gzip', 'gzip', 'br;q=0, gzip;q=0.5', 'identity'].map((accepted) => encodingOf(path, accepted)),
      );
      expect(encodings).toEqual(['br', 'gzip', 'gzip', undefined]);
    }
  });

  it('gives every page a nonce of its own for styles, in header and page alike', async () => {
    const nonces = await Promise.all(
      ['/', '/'].map(async (path) => {
        const response = await fetch(workbench.url + path);
        const nonce = /style-src 'self' 'nonce-([\w-]+)'/.exec(
          response.headers.get('content-security-policy') ?? '',
        )?.[1];
        expect(await response.text()).toContain(`<meta name="csp-nonce" nonce="${nonce}" />`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('leads localhost to the address of the history', async () => {
    const response = await rawGet('/chat?x=1', `localhost:${workbench.port}`);
    expect(response).toMatchObject({ status: 307, location: `http://127.0.0.1:${workbench.port}/chat?x=1` });
  });

  it('serves a page at addresses with dots, as ids of models have them', async () => {
    expect((await rawGet('/models/Qwen/Qwen2.5-7B')).status).toBe(200);
  });

  it.each(['/missing.js', '/assets/missing.css', '/..%2f..%2fpackage.json', '/%2e%2e/package.json'])(
    'has nothing at %s',
    async (path) => {
      expect((await rawGet(path)).status).toBe(404);
    },
  );

  it('puts a strict policy on every answer, the emulator included', async () => {
    for (const path of ['/', '/config.json', '/missing.js', '/emulator/']) {
      const { headers } = await fetch(workbench.url + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('answers to the names of this machine and to no other', async () => {
    expect((await rawGet('/config.json', 'evil.example')).status).toBe(403);
    expect((await rawGet('/emulator/', 'evil.example:80')).status).toBe(403);
    expect((await rawGet('/config.json', `localhost:${workbench.port}`)).status).toBe(200);
    expect((await rawGet('/config.json', `[::1]:${workbench.port}`)).status).toBe(200);
  });

  it('mounts the emulator, which says what it is', async () => {
    const response = await fetch(`${workbench.url}/emulator/`);
    expect(response.headers.get('x-hubkit-emulator')).toMatch(/^\d/);
    expect(await response.json()).toMatchObject({ emulator: true });
    expect(workbench.endpoints.router).toBe(`${workbench.url}/emulator/router`);
  });

  it('serves the files that answers of the emulator point at', async () => {
    const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: workbench.endpoints });
    const model = 'black-forest-labs/FLUX.1-schnell';
    const picture = await client.textToImage({ provider: 'fal-ai', model, inputs: 'a lighthouse' });
    expect(picture.type).toBe('image/jpeg');
    const url = await client.textToImage({ provider: 'together', model, inputs: 'x' }, { outputType: 'url' });
    expect(url).toMatch(`${workbench.url}/emulator/`);
    expect(
      (await fetch(`${workbench.url}/providers/groq/openai/v1/models`)).headers.get('x-hubkit-emulator'),
    ).toBeNull();
  });

  it('offers only faults that the emulator knows', async () => {
    const { services } = await (await fetch(`${workbench.url}/config.json`)).json();
    const known = listFaults().map(({ name }) => name);
    expect(services[0].faults.length).toBeGreaterThan(5);
    for (const fault of services[0].faults) expect(known).toContain(fault.name);
  });

  it('refuses pages of other origins at the emulator', async () => {
    const response = await fetch(`${workbench.url}/emulator/hub/api/models`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('never hands over the token of its environment, and opens the real services only then', async () => {
    const before = process.env.HF_TOKEN;
    process.env.HF_TOKEN = 'hf_environment_0000';
    const real = await startWorkbench();
    try {
      const response = await fetch(`${real.url}/config.json`);
      const text = await response.text();
      expect(text).not.toContain('hf_environment');
      expect(JSON.parse(text).services.map((service: { id: string }) => service.id)).toEqual(['emulator', 'hub']);
      expect(response.headers.get('content-security-policy')).toContain('https://router.huggingface.co');
    } finally {
      if (before === undefined) delete process.env.HF_TOKEN;
      else process.env.HF_TOKEN = before;
      await real.close();
    }
  });

  it('forwards to servers of the user, for its own page only, and never as a page', async () => {
    const servers = serversAt(`${workbench.url}/emulator`);
    const open = await startWorkbench({ servers: [{ label: 'vLLM', address: servers.vllm }] });
    const via = (url: string) => `${open.url}/servers/${url.replace('://', '/')}`;
    const models = via(`${servers.vllm}/v1/models`);
    const response = await fetch(models);
    const { data } = await response.json();
    expect(data[0]).toMatchObject({ id: 'Qwen/Qwen2.5-7B-Instruct' });
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    // A server that is slow to respond is not found at once.
    await expect
      .poll(async () => (await fetch(`${open.url}/servers/found`)).json(), { timeout: TIMEOUT_MS })
      .toEqual([{ label: 'vLLM', address: servers.vllm, models: data.length }]);
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await fetch(models, { headers })).status).toBe(403);
    expect((await fetch(via('http://169.254.169.254/latest/meta-data'))).status).toBe(400);
    const gone = await fetch(via('http://127.0.0.1:1/v1/models'));
    expect(gone.status).toBe(502);
    expect(await gone.text()).toContain('http://127.0.0.1:1 does not respond');
    await open.close();
    // Not without the permission to leave the emulator.
    expect((await fetch(`${workbench.url}/servers/found`)).headers.get('content-type')).toContain('text/html');
  });

  it('says in one sentence that a port is in use', async () => {
    await expect(startWorkbench({ port: workbench.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      message: `Port ${workbench.port} is already in use: choose another one, or 0 for any free one.`,
    });
  });

  it('says what to run when the page is not built', async () => {
    await expect(startWorkbench({ clientFolder: '/nowhere/at/all' })).rejects.toMatchObject({
      code: 'NOT_BUILT',
      message: expect.stringContaining('npm run build -w @hubkit/workbench'),
    });
  });

  it('closes at once, open answers included', async () => {
    const closing = await startWorkbench({ emulator: { pace: { firstTokenMs: 600_000, tokenMs: 600_000 } } });
    const answer = await fetch(`${closing.endpoints.router}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer hf_emulator0000', 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'meta-llama/Llama-3.3-70B-Instruct',
        messages: [{ role: 'user', content: 'x' }],
        stream: true,
      }),
    });
    const text = answer.text().catch((error: unknown) => error);
    // Waiting for the answer would take longer than a test may.
    await closing.close();
    expect(await text).toBeInstanceOf(Error);
    await expect(fetch(closing.url)).rejects.toThrow();
  });
});

/** `fetch` would tidy the path and set the host itself. */
function rawGet(
  path: string,
  host = `127.0.0.1:${workbench.port}`,
  accepted?: string,
): Promise<{ status: number | undefined; location: string | undefined; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    const headers = { host, ...(accepted && { 'accept-encoding': accepted }) };
    const call = request({ host: '127.0.0.1', port: workbench.port, path, headers }, (response) => {
      response.resume();
      const { location, 'content-encoding': encoding } = response.headers;
      resolve({ status: response.statusCode, location, encoding });
    });
    call.on('error', reject);
    call.end();
  });
}

const encodingOf = async (path: string, accepted: string) => (await rawGet(path, undefined, accepted)).encoding;

/** The scripts that index.html names at an address. */
async function filesNamedBy(path: string): Promise<readonly string[]> {
  const page = await (await fetch(workbench.url + path)).text();
  return [...page.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)"/g)].flatMap(([, file]) => file ?? []);
}
