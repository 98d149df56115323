import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubAuth, json, startFast } from '../../test/caller.ts';
import { createEmulator } from '../host/create-emulator.ts';
import type { Emulator } from '../host/start-emulator.ts';

const PAGE = 'http://127.0.0.1:5173';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast({ allowedOrigins: [PAGE] });
});
afterAll(() => emulator.close());

/** Sends raw lines, because fetch does not let a caller choose the Host header. */
function raw(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(emulator.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString();
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('the guard', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]'])('lets in requests to %s', async (host) => {
    expect(await raw(['GET / HTTP/1.1', `Host: ${host}:${emulator.port}`, 'Connection: close'])).toMatch(
      /^HTTP\/1.1 200/,
    );
  });

  it.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', '169.254.169.254'])(
    'keeps out requests to %s: its name may have been re-bound',
    async (host) => {
      const response = await raw(['GET / HTTP/1.1', `Host: ${host}:${emulator.port}`, 'Connection: close']);
      expect(response).toMatch(/^HTTP\/1.1 403/);
      expect(response).toContain('does not serve the host name');
    },
  );

  it('lets in pages of an allowed origin and of its own', async () => {
    for (const origin of [PAGE, emulator.url]) {
      const response = await fetch(`${emulator.url}/hub/api/models?limit=1`, { headers: { origin } });
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('access-control-expose-headers')).toContain('X-Hubkit-Emulator');
      expect(response.headers.get('vary')).toContain('origin');
    }
  });

  it('responds to preflight requests', async () => {
    const response = await fetch(`${emulator.endpoints.router}/groq/openai/v1/chat/completions`, {
      method: 'OPTIONS',
      headers: {
        origin: PAGE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('keeps out pages of %s', async (origin) => {
    const response = await fetch(emulator.url, { headers: { origin } });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('gives the headers of errors to pages too', async () => {
    const response = await fetch(`${emulator.endpoints.hub}/api/whoami-v2`, { headers: { origin: PAGE } });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  });

  it('takes 32 MiB and no more', async () => {
    const send = (bytes: number) =>
      fetch(`${emulator.endpoints.router}/hf-inference/models/openai/whisper-large-v3`, {
        method: 'POST',
        headers: { ...hubAuth, 'content-type': 'audio/wav' },
        body: new Uint8Array(bytes),
      });
    expect((await send(32 * 1024 * 1024)).status).toBe(400);
    const tooLong = await send(32 * 1024 * 1024 + 1);
    expect([tooLong.status, await json(tooLong)]).toEqual([413, { error: expect.stringContaining('32 MiB') }]);
  });

  it('takes another host name when it is allowed', async () => {
    const named = createEmulator({ allowedHosts: ['emulator.test'] });
    expect((await named.fetch(new Request('http://emulator.test/'))).status).toBe(200);
    expect((await createEmulator().fetch(new Request('http://emulator.test/'))).status).toBe(403);
  });
});
