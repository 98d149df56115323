import { expect, it } from 'vitest';
import type { RunEvent } from '../../run/run.ts';
import { readMarks } from './marks.ts';
import { readStrikes } from './policies.ts';

const event = (atMs: number, type: RunEvent['type'], text = ''): RunEvent => ({ atMs, type, text });

it('shows of a run what its policy has done', () => {
  const events = [
    event(0, 'request', 'POST http://127.0.0.1:1/emulator/router/groq/openai/v1/chat/completions'),
    event(5, 'response', '429'),
    event(6, 'retry', 'attempt 2 in 50 ms: Too many requests'),
    event(20, 'request', 'GET http://127.0.0.1:1/emulator/hub/api/models/a/b'),
    event(60, 'failover', 'groq (rate-limit): Too many requests: wait'),
    event(70, 'chunk'),
    event(80, 'chunk'),
    event(90, 'end', 'stop'),
  ];
  expect(readMarks({ events, status: 'done' })).toEqual([
    { atMs: 0, kind: 'request', text: 'POST groq' },
    { atMs: 6, kind: 'failure', text: 'Attempt 2 in 50 ms', reason: 'Too many requests' },
    { atMs: 60, kind: 'failure', text: 'Failover from groq (rate-limit)', reason: 'Too many requests: wait' },
    { atMs: 70, kind: 'words', text: 'First words' },
    { atMs: 90, kind: 'end', text: 'Whole answer' },
  ]);
  expect(readMarks({ events: [event(9, 'end', 'Too many requests')], status: 'failed' })).toEqual([
    { atMs: 9, kind: 'failure', text: 'No answer', reason: 'Too many requests' },
  ]);
  expect(readMarks({ events: [event(9, 'end')], status: 'stopped' })).toEqual([
    { atMs: 9, kind: 'end', text: 'Stopped' },
  ]);
});

it('strikes as many requests as it is told to', () => {
  const source = readStrikes('rate-limit', 2);
  expect(source.fault()).toMatchObject({ name: 'rate-limit' });
  source.onStruck();
  expect(source.fault()).toBeDefined();
  source.onStruck();
  expect(source.fault()).toBeUndefined();
});
