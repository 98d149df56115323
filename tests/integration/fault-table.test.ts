import { existsSync, readFileSync } from 'node:fs';
import { EMULATOR_HUB_TOKEN, type Emulator, startEmulator } from '@hubkit/emulator';
import { type CallOptions, InferenceClient, InferenceError } from '@hubkit/inference';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LiveFault, PointedTest } from './faults/fault-row.ts';
import { FAULT_ROWS } from './faults/fault-rows.ts';

const CHAT = {
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'Hello' }],
} as const;

let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant' });
});

afterEach(() => emulator.clearFaults());
afterAll(() => emulator.close());

/** Runs a chat to its end; returns what its caller observes. */
async function observe({
  isStream,
  timeouts = {},
  attempts = 1,
  options: more,
}: Partial<LiveFault>): Promise<{ seen: string; message: string }> {
  const options: CallOptions = {
    endpoints: emulator.endpoints,
    timeouts,
    retry: { attempts, baseMs: 1 },
    maxBytes: { json: 4_000_000 },
    ...more,
  };
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, options);
  const args = { ...CHAT, messages: [...CHAT.messages] };
  try {
    let text = '';
    if (isStream)
      for await (const { choices } of client.chatCompletionStream(args)) text += choices[0]?.delta?.content ?? '';
    else text = (await client.chatCompletion(args)).choices[0]?.message.content ?? '';
    return { seen: text === '' ? 'nothing' : 'answer', message: '' };
  } catch (error) {
    if (!InferenceError.is(error)) throw error;
    const { code, response, layer, fault, partial, message } = error;
    return {
      seen: [code, layer ?? fault ?? response?.status, partial && 'partial'].filter(Boolean).join(' '),
      message,
    };
  }
}

const cells = FAULT_ROWS.flatMap(({ row, fault, live = [] }) =>
  live.map((cell): [string, LiveFault] => [`${row}: ${fault}, ${cell.fault} → ${cell.observed}`, cell]),
);
const pointers = FAULT_ROWS.flatMap(({ row, fault, tests = [] }) =>
  tests.map((test): [string, PointedTest] => [`${row}: ${fault} → ${test[1]}`, test]),
);

describe('the table of faults', () => {
  it('has 70 rows, each with a test or the reason why it belongs elsewhere', () => {
    expect(FAULT_ROWS.map(({ row }) => row)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
    const bare = FAULT_ROWS.filter(({ live, tests, elsewhere }) => !live?.length && !tests?.length && !elsewhere);
    expect(bare).toEqual([]);
  });

  it.each(cells)('%s', async (_, cell) => {
    const { fault, times, observed, message = '' } = cell;
    const injected = emulator.inject({ fault, ...(times !== undefined && { times }) });
    const { seen, message: shown } = await observe(cell);
    expect(seen).toBe(observed);
    expect(shown).toContain(message);
    // A fault of the connection counts once its connection is closed.
    await expect.poll(() => injected.struck).toBeGreaterThan(0);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each(pointers)('%s', (_, [file, title]) => {
    const path = new URL(`../../${file}`, import.meta.url);
    expect(existsSync(path) && readFileSync(path, 'utf8')).toContain(`'${title}'`);
  });

  it('measures time by a clock that does not jump', async () => {
    const real = Date.now.bind(Date);
    let jumpMs = 0;
    const now = vi.spyOn(Date, 'now').mockImplementation(() => real() + jumpMs);
    try {
      for (const jump of [-3_600_000, 3_600_000]) {
        emulator.inject({ fault: 'stall;events=2' });
        const timer = setTimeout(() => {
          jumpMs = jump;
        }, 20);
        const startedAt = performance.now();
        expect((await observe({ isStream: true, timeouts: { idleMs: 300 } })).seen).toBe('TIMEOUT idle partial');
        expect(performance.now() - startedAt).toBeGreaterThan(250);
        clearTimeout(timer);
        emulator.clearFaults();
      }
    } finally {
      now.mockRestore();
    }
  });
});
