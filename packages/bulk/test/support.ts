import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InferenceClient } from '@hubkit/inference';
import { afterEach, beforeEach } from 'vitest';

/** A folder for each test, removed after it. */
export function useFolder(): { readonly path: (name: string) => string } {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hubkit-bulk-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return { path: (name) => join(folder, name) };
}

export interface FakeChatOptions {
  /** Requests whose prompt matches get an error response with the status 422. */
  readonly reject?: RegExp;
  /** Requests get no response until they are aborted. */
  readonly isHanging?: boolean;
  /** Receives the number of every request. */
  readonly onCall?: (calls: number) => void;
  /** Text of the answer to a prompt. @default the prompt */
  readonly answer?: (
    prompt: string,
    messages: readonly { readonly role: string; readonly content: string }[],
  ) => string;
}

export interface FakeChat {
  readonly client: InferenceClient;
  /** Requests so far. */
  readonly calls: () => number;
  /** Most requests that were under way together. */
  readonly peak: () => number;
}

const MAPPING = { groq: { status: 'live', providerId: 'fake', task: 'conversational' } };

/** A client of a service in this process, which counts its requests. */
export function fakeChat({
  reject,
  onCall,
  isHanging = false,
  answer = (prompt) => prompt,
}: FakeChatOptions = {}): FakeChat {
  let calls = 0;
  let running = 0;
  let peak = 0;
  const fetch: typeof globalThis.fetch = async (_, init) => {
    // The hub is asked who serves the model.
    if (init?.method !== 'POST') return Response.json({ inferenceProviderMapping: MAPPING });
    calls++;
    onCall?.(calls);
    peak = Math.max(peak, ++running);
    const { messages } = JSON.parse(String(init?.body));
    const prompt = messages.at(-1).content;
    try {
      if (isHanging)
        await new Promise((_, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason)));
      await new Promise(setImmediate);
      if (reject?.test(prompt)) return Response.json({ error: { message: 'Unprocessable' } }, { status: 422 });
      const message = { role: 'assistant', content: answer(prompt, messages) };
      const usage = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5, cost: 0.001 };
      return Response.json({
        id: '1',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage,
      });
    } finally {
      running--;
    }
  };
  const client = new InferenceClient('gsk-test', { fetch });
  return { client, calls: () => calls, peak: () => peak };
}
