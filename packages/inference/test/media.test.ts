import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '../src/binary/base64.ts';
import { type CallOptions, InferenceClient, type MappingEntry } from '../src/index.ts';
import { isPublicHost } from '../src/transport/public-host.ts';
import { fakeFetch } from './support/fake-fetch.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const PNG_BASE64 = await encodeBase64(PNG);
const PNG_URL = `data:image/png;base64,${PNG_BASE64}`;
const HUB = 'hf_abcdefgh';

function entry(provider: string): MappingEntry {
  return { provider, providerId: 'p/m', hfModelId: 'o/m', task: 'text-to-image', status: 'live' };
}

/** Draws a picture with a provider that answers as told; downloads are answered by the last argument. */
function draw(
  provider: 'together' | 'hf-inference' | 'fal-ai',
  body: unknown,
  outputType: 'blob' | 'url' | 'dataUrl' | 'json' = 'blob',
  download: (url: string) => Response = () => new Response(PNG),
  options: CallOptions = {},
) {
  const fetch = fakeFetch(({ url, method }) => {
    if (method === 'GET') return download(url);
    return body instanceof Blob ? new Response(body) : Response.json(body);
  });
  const client = new InferenceClient(HUB, { fetch, retry: false, mapping: { 'o/m': [entry(provider)] }, ...options });
  const result = client.textToImage({ provider, model: 'o/m', inputs: 'a cat' }, { outputType });
  return Object.assign(result, { seen: fetch.seen });
}

describe('a picture inside the answer', () => {
  const together = { data: [{ b64_json: PNG_BASE64 }], id: 'x' };

  it('is labeled by what it is, not by what it is called', async () => {
    const blob = (await draw('together', together)) as Blob;
    expect(blob.type).toBe('image/png');
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(PNG);
    const mislabeled = new Blob([PNG], { type: 'image/jpeg' });
    expect(((await draw('hf-inference', mislabeled)) as Blob).type).toBe('image/png');
  });

  it('is given in every form', async () => {
    expect(await draw('together', together, 'url')).toBe(PNG_URL);
    expect(await draw('together', together, 'dataUrl')).toBe(PNG_URL);
    expect(await draw('together', together, 'json')).toEqual(together);
    expect(await draw('hf-inference', new Blob([PNG], { type: 'image/png' }), 'json')).toEqual({ output: PNG_URL });
    expect(await draw('hf-inference', { data: [{ b64_json: PNG_BASE64 }] }, 'url')).toBe(PNG_URL);
    expect(await draw('hf-inference', { output: ['https://cdn.example/x.png'] }, 'url')).toBe(
      'https://cdn.example/x.png',
    );
  });

  it.each([
    ['video/mp4', '\0\0\0\x20ftypisom'],
    ['audio/wav', 'RIFF\0\0\0\0WAVE'],
  ])('is none when it is %s', async (type, bytes) => {
    const wrong = new Blob([bytes], { type: 'image/png' });
    for (const outputType of ['blob', 'dataUrl'] as const) {
      await expect(draw('hf-inference', wrong, outputType)).rejects.toMatchObject({
        code: 'PROVIDER_OUTPUT',
        message: expect.stringContaining(`expected image but received ${type}`),
      });
    }
    const heic = new Blob(['\0\0\0\x20ftypheic'], { type: 'image/heic' });
    expect(((await draw('hf-inference', heic)) as Blob).type).toBe('image/heic');
  });

  it('is asked for as an address where an address is wanted', async () => {
    const call = draw('together', { data: [{ url: 'https://cdn.example/x.png' }] }, 'url');
    expect(await call).toBe('https://cdn.example/x.png');
    expect(call.seen[0]?.body).toEqual({ prompt: 'a cat', model: 'p/m', response_format: 'url' });
  });

  it('is refused when it is no base64', async () => {
    await expect(draw('together', { data: [{ b64_json: '%%%' }] })).rejects.toMatchObject({ code: 'PROVIDER_OUTPUT' });
    await expect(draw('together', { data: [] })).rejects.toThrow(
      /^Received malformed response from Together text-to-image API: .*at \$\.data/,
    );
    await expect(draw('hf-inference', { data: [] })).rejects.toThrow(
      /^Received malformed response from HF-Inference text-to-image API: /,
    );
  });
});

describe('a picture at an address', () => {
  const at = (url: string) => ({ images: [{ url }] });

  it('is downloaded without any header or cookie', async () => {
    const call = draw('fal-ai', at('https://fal.media/x.png'), 'blob', undefined, { includeCredentials: true });
    expect(((await call) as Blob).type).toBe('image/png');
    const { init, headers } = call.seen[1] ?? {};
    expect([...(headers ?? [])]).toEqual([]);
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'manual' });
  });

  it('is not downloaded when it is inside the address, or only the address is wanted', async () => {
    const inside = draw('fal-ai', at(PNG_URL));
    expect(((await inside) as Blob).size).toBe(PNG.length);
    expect(inside.seen).toHaveLength(1);
    expect(await draw('fal-ai', at('https://fal.media/x.png'), 'url')).toBe('https://fal.media/x.png');
    expect(await draw('fal-ai', at('https://fal.media/x.png'), 'dataUrl')).toBe(PNG_URL);
    expect(await draw('fal-ai', at('https://fal.media/x.png'), 'json')).toEqual(at('https://fal.media/x.png'));
  });

  it('is only fetched from public https addresses, redirects included', async () => {
    for (const url of [
      'http://fal.media/x',
      'https://127.0.0.1/x',
      'https://169.254.169.254/latest',
      'https://[::1]/',
    ]) {
      const call = draw('fal-ai', at(url));
      await expect(call).rejects.toMatchObject({ code: 'PROVIDER_OUTPUT' });
      expect(call.seen).toHaveLength(1);
      const redirected = draw('fal-ai', at('https://fal.media/x'), 'blob', () => Response.redirect(url));
      await expect(redirected).rejects.toMatchObject({ code: 'PROVIDER_OUTPUT' });
      expect(redirected.seen).toHaveLength(2);
    }
  });

  it('may lie at a numeric address, if that is public', async () => {
    for (const host of ['8.8.8.8', '[2606:4700::1111]']) {
      expect(await draw('fal-ai', at(`https://${host}/x.png`))).toBeInstanceOf(Blob);
    }
  });

  it('may be redirected to another public host, but not for ever', async () => {
    const once = (url: string) =>
      url.includes('fal.media') ? Response.redirect('https://cdn.example/y') : new Response(PNG);
    expect(((await draw('fal-ai', at('https://fal.media/x'), 'blob', once)) as Blob).type).toBe('image/png');
    const loop = draw('fal-ai', at('https://fal.media/x'), 'blob', () => Response.redirect('https://fal.media/x'));
    await expect(loop).rejects.toMatchObject({ fault: 'redirect' });
    expect(loop.seen).toHaveLength(7);
  });

  it('may be private where the provider is, or where the caller says so', async () => {
    const local = { endpoints: { router: 'http://127.0.0.1:8080/router' } };
    expect(await draw('fal-ai', at('http://127.0.0.1:8080/x.png'), 'blob', undefined, local)).toBeInstanceOf(Blob);
    const allowed = { allowPrivateHosts: true };
    expect(await draw('fal-ai', at('https://10.0.0.1/x.png'), 'blob', undefined, allowed)).toBeInstanceOf(Blob);
  });

  it('is resolved on the provider’s own origin when it is a path', async () => {
    const call = draw('fal-ai', at('/files/x.png'));
    await call;
    expect(call.seen[1]?.url).toBe('https://router.huggingface.co/files/x.png');
  });

  it('is refused as a page, as an error, as nothing, and as something else than an address', async () => {
    const page = () => new Response('<p>expired', { headers: { 'Content-Type': 'text/html' } });
    const url = 'https://fal.media/x';
    await expect(draw('fal-ai', at(url), 'blob', page)).rejects.toThrow('is not a file but text/html');
    const gone = () => new Response('expired', { status: 404 });
    await expect(draw('fal-ai', at(url), 'blob', gone)).rejects.toThrow(
      /^Failed to fetch the result of fal-ai: expired$/,
    );
    await expect(draw('fal-ai', at(url), 'blob', () => new Response(null))).rejects.toThrow('the response is empty');
    for (const address of ['ftp://x/y', 'javascript:alert(1)', 'x.png', '']) {
      await expect(draw('fal-ai', at(address))).rejects.toThrow('starts with http(s) or a slash');
    }
  });

  it('is refused when fewer bytes arrive than were announced', async () => {
    const short = () => new Response(PNG, { headers: { 'Content-Length': '5000' } });
    const error: unknown = await draw('fal-ai', at('https://fal.media/x'), 'blob', short).catch((reason) => reason);
    expect(error).toMatchObject({ code: 'CONNECTION', fault: 'reset', received: PNG.length, isRetryable: true });
  });

  it('is not read beyond the limit', async () => {
    const big = () => new Response(new Uint8Array(5000));
    const options = { maxBytes: { binary: 1000 } };
    await expect(draw('fal-ai', at('https://fal.media/x'), 'blob', big, options)).rejects.toMatchObject({
      code: 'LIMIT',
    });
  });
});

describe('a host', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0x7f.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '198.18.0.1',
    '198.51.100.1',
    '168.63.129.16',
    '192.88.99.1',
    '[3fff::1]',
    '[3fff:fff::1]',
    'a.corp',
    'a.test',
    'a.onion',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[::ffff:7f00:1]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b::10.0.0.1]',
    '[2002:7f00:1::]',
    '[2002:a00:1::]',
    '[2001:db8::1]',
    '[2001::1]',
    '[ff02::1]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'printer.local',
    'printer.local.',
    'metadata.google.internal',
    'intranet',
    '１２７.0.0.1',
    '127。0。0。1',
  ])('%s is private', (host) => {
    expect(isPublicHost(new URL(`https://${host}/`))).toBe(false);
  });

  it.each([
    'fal.media',
    'example.com.',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '11.0.0.1',
    '192.169.0.1',
    '168.63.129.17',
    '[2606:4700::1111]',
    '[3ffe::1]',
    '[2002:808:808::]',
    '[64:ff9b::8.8.8.8]',
  ])('%s is public', (host) => {
    expect(isPublicHost(new URL(`https://${host}/`))).toBe(true);
  });
});
