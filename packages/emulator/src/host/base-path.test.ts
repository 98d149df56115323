import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { json, keyAuth } from '../../test/caller.ts';
import { EMULATOR_HUB_TOKEN } from '../contract/tokens.ts';
import { createEmulator, type InProcessEmulator } from './create-emulator.ts';

const ORIGIN = 'http://127.0.0.1:8080';
const QUIET = { firstTokenMs: 0, tokenMs: 0, jobStepMs: 0 };

/** The ways in which a server puts an emulator below a path. */
const MOUNTS: readonly [
  how: string,
  mount: (emulator: InProcessEmulator) => (request: Request) => Promise<Response>,
][] = [
  [
    'that the server takes off',
    (emulator) => {
      const app = new Hono().mount('/tools/emulator', (request) => emulator.fetch(request));
      return async (request) => app.fetch(request);
    },
  ],
  ['that is left to the emulator', (emulator) => emulator.fetch],
];

describe.each(MOUNTS)('an emulator below a path %s', (_how, mount) => {
  const emulator = createEmulator({ basePath: '/tools/emulator/', pace: QUIET });
  const fetch = mount(emulator);
  const endpoints = emulator.endpointsAt(ORIGIN);
  const send = (url: string, init: RequestInit = {}) =>
    fetch(new Request(url, { headers: { authorization: `Bearer ${EMULATOR_HUB_TOKEN}` }, ...init }));
  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    send(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${EMULATOR_HUB_TOKEN}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('names its addresses with the path', async () => {
    expect(endpoints).toMatchObject({
      hub: `${ORIGIN}/tools/emulator/hub`,
      router: `${ORIGIN}/tools/emulator/router`,
      providers: { groq: `${ORIGIN}/tools/emulator/providers/groq` },
    });
    expect((await json(send(`${ORIGIN}/tools/emulator/`))).endpoints).toEqual(endpoints);
    expect((await json(send(`${endpoints.hub}/api/whoami-v2`))).name).toBe('emulator');
    expect((await post(`${endpoints.router}/v1/chat/completions`, {})).status).toBe(400);
  });

  it('takes faults below the path', async () => {
    const { hub } = emulator.endpointsAt(ORIGIN, { fault: 'rate-limit;target=hub' });
    expect(hub).toBe(`${ORIGIN}/tools/emulator/~rate-limit%3Btarget%3Dhub/hub`);
    expect((await send(`${hub}/api/models`)).status).toBe(429);
  });

  it('serves the files that its responses link to', async () => {
    const body = { prompt: 'a cat', width: 64, height: 64, image_size: { width: 64, height: 64 } };
    const pictures = [
      (await json<{ images: { url: string }[] }>(post(`${endpoints.router}/fal-ai/fal-ai/flux/schnell`, body)))
        .images[0]?.url,
      (
        await json<{ data: { url: string }[] }>(
          post(`${endpoints.router}/together/v1/images/generations`, {
            ...body,
            model: 'black-forest-labs/FLUX.1-schnell',
          }),
        )
      ).data[0]?.url,
    ];
    for (const url of pictures) {
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/tools\/emulator\/providers\//);
      expect((await send(url ?? '')).headers.get('content-type')).toBe('image/jpeg');
    }
  });

  it('serves jobs where their tickets say, and below the base of whoever keeps only the path of that', async () => {
    const body = { prompt: 'a cat', image_size: { width: 64, height: 64 } };
    const key = keyAuth('fal-ai', 'Key');
    for (const [base, query, headers] of [
      [`${endpoints.router}/fal-ai`, '?_subdomain=queue', {}],
      [`${endpoints.providers['fal-ai']}`, '?_subdomain=queue', key],
      [`${ORIGIN}/tools/emulator/providers/fal-ai-queue`, '', key],
    ] as const) {
      const ticket = await json<Record<'response_url' | 'status_url', string>>(
        post(`${base}/fal-ai/flux/schnell${query}`, body, headers),
      );
      const { origin, pathname } = new URL(ticket.response_url);
      expect(origin + pathname).toMatch(
        /^http:\/\/127\.0\.0\.1:8080\/tools\/emulator\/fal-ai\/flux\/requests\/[\w-]+$/,
      );
      const get = (url: string) =>
        send(url, { headers: { authorization: `Bearer ${EMULATOR_HUB_TOKEN}`, ...headers } });
      for (let look = 0; look < 3; look++) await get(ticket.status_url);
      for (const url of [ticket.response_url, base + pathname + query]) {
        expect((await json<{ images: unknown[] }>(get(url))).images, url).toHaveLength(1);
      }
    }
  });
});

describe('the path of an emulator', () => {
  it('may be written in any way, and may be none', () => {
    for (const basePath of ['a', '/a', 'a/', '//a//']) {
      expect(createEmulator({ basePath }).endpointsAt(ORIGIN).hub).toBe(`${ORIGIN}/a/hub`);
    }
    for (const basePath of ['', '/']) {
      expect(createEmulator({ basePath }).endpointsAt(ORIGIN).hub).toBe(`${ORIGIN}/hub`);
    }
  });

  it('is not cut out of the middle of another name', async () => {
    const emulator = createEmulator({ basePath: '/hu' });
    expect((await emulator.fetch(new Request(`${ORIGIN}/hub/api/models`))).status).toBe(200);
  });
});
