import { expect, it } from 'vitest';
import { createHost } from './create-host.ts';

const FILE = { bytes: new TextEncoder().encode('<!doctype html>'), compressed: {}, type: 'text/html', etag: '"x"' };

it.each(['/bulk-runs/nothing.jsonl/answers.csv', '/bulk-runs/nothing.jsonl/start', '/program-calls/nothing'])(
  'answers %s by what is there, not by the page',
  async (path) => {
    const site = new Map([['/index.html', { ...FILE, isHashed: false }]]);
    const options = { site, host: '127.0.0.1', isRealAllowed: true, runsFolder: '/nothing', callsFolder: '/nothing' };
    const response = await createHost(options).fetch(new Request(`http://127.0.0.1${path}`));
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
  },
);
