import { expect, it } from 'vitest';
import type { Run, RunEvent } from '../../run/run.ts';
import type { RunReport } from '../../run/run-report.ts';
import { describeVerdict } from './verdict.ts';

const createRun = (status: Run['status'], totalMs: number, posts = 1) => ({
  status,
  // Of a report, only the time counts here.
  report: { totalMs } as RunReport,
  events: [
    { atMs: 0, type: 'request', text: 'GET http://127.0.0.1:1/api/models/a/b' },
    ...Array.from({ length: posts }, (_, at) => ({ atMs: at, type: 'request', text: 'POST http://127.0.0.1:1/x' })),
  ] as readonly RunEvent[],
});

it('names the policy that answered first, with its requests and its time', () => {
  const runs = [
    { name: 'No retry', run: createRun('failed', 20) },
    { name: 'Default', run: createRun('done', 1350, 2) },
    { name: 'Other provider', run: createRun('done', 300, 2) },
  ];
  expect(describeVerdict(runs)).toBe('Fastest answer: Other provider, 2 requests, 300 ms.');
  expect(describeVerdict(runs.slice(0, 2))).toBe('Fastest answer: Default, 2 requests, 1.35 s.');
});

it('says that none answered, or that they were stopped', () => {
  expect(describeVerdict([{ name: 'Default', run: createRun('failed', 20) }])).toBe('No policy got an answer.');
  expect(describeVerdict([{ name: 'Default', run: createRun('stopped', 20) }])).toBe('Stopped.');
});
