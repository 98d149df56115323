import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const source = (name: string) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));
const PNG = 'data:image/png;base64,iVBORw==';

/** A bundle of some code for browsers, where nothing of Node may be in it. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source('') },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    // Comments may speak of Node.
    minifyWhitespace: true,
    conditions: ['hubkit-source'],
  });
  return outputFiles[0]?.text ?? '';
}

let server: Server;
let origin = '';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-'));
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const json = (body: object) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
    if (path.endsWith('/chat/completions')) {
      response.setHeader('Content-Type', 'text/event-stream');
      response.end('data: {"choices":[{"delta":{"content":"Hi"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
    } else if (path.includes('/status')) json({ status: 'COMPLETED' });
    else if (request.method === 'POST') json({ request_id: 'r', response_url: 'https://queue.fal.run/o/m/requests/r' });
    else json({ images: [{ url: PNG }] });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${address instanceof Object ? address.port : 0}`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const SCRIPT = (url: string) => `
  import { InferenceClient } from './index.ts';
  const entry = (provider, task) => [{ provider, providerId: 'o/m', hfModelId: 'o/m', task, status: 'live' }];
  const mapping = { chat: entry('groq', 'conversational'), draw: entry('fal-ai', 'text-to-image') };
  const endpoints = { providers: { groq: '${url}', 'fal-ai': '${url}' } };
  const client = new InferenceClient('a-key', { mapping, endpoints });
  let text = '';
  for await (const chunk of client.chatCompletionStream({ provider: 'groq', model: 'chat', messages: [] })) {
    text += chunk.choices[0].delta.content;
  }
  const picture = await client.textToImage({ provider: 'fal-ai', model: 'draw', inputs: 'a cat' });
  console.log(text, picture.type);
`;

describe('the bundle for browsers', () => {
  it('has nothing of Node in it', async () => {
    const text = await bundle(SCRIPT('http://x'));
    expect(text).not.toMatch(
      /\brequire\(|from ['"]node:|\bprocess\.|(?<!globalThis\.)\bBuffer\b|\beval\(|new Function/,
    );
  });

  it('runs to its result, and the process ends by itself, even where code cannot be made of strings', async () => {
    const file = join(folder, 'script.mjs');
    await writeFile(file, await bundle(SCRIPT(origin)));
    const { stdout } = await promisify(execFile)(process.execPath, ['--disallow-code-generation-from-strings', file]);
    expect(stdout.trim()).toBe('Hi image/png');
  });

  it('holds no provider but the one that is imported', async () => {
    const text = await bundle(`
      import { chatCompletion } from './call/chat-completion.ts';
      import { groq } from './providers/groq.ts';
      globalThis.go = () => chatCompletion({ provider: groq, model: 'o/m', messages: [] });
    `);
    expect(text).toContain('api.groq.com');
    expect(text).not.toMatch(/fal\.run|api\.together|sniff|valibot|eventsource/i);
  });
});
