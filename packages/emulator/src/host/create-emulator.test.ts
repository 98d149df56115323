import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMULATOR_HUB_TOKEN } from '../contract/tokens.ts';
import { createEmulator } from './create-emulator.ts';

const emulator = createEmulator({ pace: { firstTokenMs: 0, tokenMs: 0, jobStepMs: 0 } });

const ROUTES = [
  '/router/groq/openai/v1/chat/completions',
  '/router/hf-inference/models/meta-llama/Llama-3.1-8B-Instruct/v1/chat/completions',
  '/router/hf-inference/models/ProsusAI/finbert',
  '/router/hf-inference/models/BAAI/bge-small-en-v1.5/pipeline/feature-extraction',
  '/router/hf-inference/models/sentence-transformers/all-MiniLM-L6-v2/pipeline/sentence-similarity',
  '/router/hf-inference/models/openai/whisper-large-v3',
  '/router/together/v1/images/generations',
  '/router/together/v1/embeddings',
  '/router/fal-ai/fal-ai/whisper',
  '/router/fal-ai/fal-ai/lora?_subdomain=queue',
  '/router/v1/chat/completions',
];

/** Members that the routes read, with values of every kind. */
const body = fc.dictionary(
  fc.constantFrom(
    'model',
    'messages',
    'prompt',
    'inputs',
    'input',
    'parameters',
    'loras',
    'image_size',
    'audio_url',
    'stream',
    'tools',
    'tool_choice',
    'response_format',
    'stop',
    'n',
    'max_tokens',
    'seed',
    '__proto__',
  ),
  fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(
      'llama-3.1-8b-instant',
      'openai/gpt-oss-20b',
      'black-forest-labs/FLUX.1-dev',
      'BAAI/bge-base-en-v1.5',
      'data:audio/x-wav;base64,UklGRg==',
      'data:,%',
    ),
    fc.constant([{ role: 'user', content: 'Hello' }]),
    fc.constant([{ type: 'function', function: { name: 'f', parameters: { type: 'object', properties: { a: {} } } } }]),
    fc.constant({ type: 'json_schema', json_schema: { schema: { $ref: '#' } } }),
  ),
);

function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${EMULATOR_HUB_TOKEN}`, 'content-type': 'application/json' };
  return emulator.fetch(new Request(`http://127.0.0.1${path}`, { headers, ...init }));
}

describe('the emulator in process', () => {
  it('responds without a server', async () => {
    const response = await send('/hub/api/whoami-v2');
    expect(response.status).toBe(200);
    expect(emulator.endpointsAt('http://x').router).toBe('http://x/router');
  });

  it('never fails, whatever the address is', async () => {
    const part = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        'hub',
        'api',
        'models',
        'router',
        'v1',
        'groq',
        'fal-ai',
        'requests',
        '..',
        '%E0%A4%A',
        '%2e%2e',
        '~stall',
        '~%E0%A4%A',
        '~rate-limit;x',
        '//',
        'hf-inference',
        'pipeline',
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 6 }),
        fc.constantFrom('GET', 'POST', 'PUT', 'OPTIONS', 'DELETE'),
        async (parts, method) => {
          const address = `http://127.0.0.1/${parts.join('/')}`;
          if (!URL.canParse(address)) return;
          const url = new URL(address);
          const response = await send(url.pathname + url.search, { method });
          expect(response.status, url.href).toBeLessThan(500);
          expect(response.headers.get('x-hubkit-emulator')).toBeTruthy();
        },
      ),
      { numRuns: 300 },
    );
  });

  it('never fails, whatever the body is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ROUTES), body, async (route, given) => {
        const small = { width: 16, height: 16, image_size: { width: 16, height: 16 }, ...given };
        const response = await send(route, { method: 'POST', body: JSON.stringify(small) });
        expect(
          response.status,
          `${route} ${JSON.stringify(given)} ${response.status >= 500 ? await response.clone().text() : ''}`,
        ).toBeLessThan(500);
        await response.text();
      }),
      { numRuns: 400 },
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
