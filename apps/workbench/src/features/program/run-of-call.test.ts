import { expect, it } from 'vitest';
import { readFrames } from '../../run/stream-frames.ts';
import { testOfRun } from '../../run/test-of-run.ts';
import type { ProgramCall } from './program-call.ts';
import { runOfCall } from './run-of-call.ts';

const event = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const STREAM = [event('Hel'), event('lo'), 'data: [DONE]\n\n'].join('');

function call(cuts: readonly number[]): ProgramCall {
  const borders = [0, ...cuts, STREAM.length];
  return {
    ...{ startedAt: 1000, program: '/app.mjs', pid: 1 },
    request: {
      method: 'POST',
      url: 'https://router.huggingface.co/groq/openai/v1/chat/completions',
      body: { json: { model: 'm', stream: true, messages: [{ role: 'user', content: 'Hi' }] } },
    },
    response: {
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      chunks: borders
        .slice(1)
        .map((end, index) => ({ afterMs: 10 * (index + 1), text: STREAM.slice(borders[index], end) })),
    },
  };
}

it.each([[[]], [[3, 40]], [[60, 61, 62]]])('reads a stream that is cut anywhere (%j)', (cuts) => {
  const run = runOfCall('1', call(cuts));
  expect(run).toMatchObject({
    status: 'done',
    text: 'Hello',
    provider: 'groq',
    spec: { model: 'm', isStreamed: true },
  });
  expect(readFrames(run).map(({ added }) => added)).toEqual(['Hel', 'lo']);
  expect(testOfRun(run)).toContain('provider: "groq"');
});

it('shows a refusal and a broken connection as failures', () => {
  const { request, ...rest } = call([]);
  const refused = { ...rest, request, response: { status: 429, headers: {}, chunks: [] } };
  expect(runOfCall('1', refused)).toMatchObject({ status: 'failed', text: '' });
  const { response: _, ...broken } = { ...rest, request, error: { message: 'ECONNRESET' } };
  expect(runOfCall('1', broken)).toMatchObject({ status: 'failed' });
});
