import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Failure } from '@hubkit/messages';
import { afterEach, describe, expect, it } from 'vitest';
import { createChat } from '../chat/create-chat.ts';
import { createJob } from '../job/create-job.ts';
import { jsonAnswer } from '../object/json-answer.ts';
import { createTask } from '../task/create-task.ts';
import type { Gateway } from './gateway.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server at a free port, and its address. */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/ai`;
}

/** The address of a server that has been stopped. */
async function stopped(): Promise<string> {
  const api = await serve(() => undefined);
  await new Promise((resolve) => server?.close(resolve));
  return api;
}

const calls: Readonly<Record<string, (gateway: Gateway) => Promise<Failure | undefined>>> = {
  async chat(gateway) {
    const chat = createChat(gateway);
    await chat.actions.send('Hi');
    return chat.getState().tree.at(-1)?.failure;
  },
  async 'structured answer'(gateway) {
    const chat = createChat({ ...gateway, format: jsonAnswer({ type: 'object' }) });
    await chat.actions.send('Hi');
    return chat.getState().tree.at(-1)?.failure;
  },
  async task(gateway) {
    const task = createTask();
    await task.run(gateway, 'translation', { inputs: 'Hi' });
    return task.getState().failure;
  },
  async job(gateway) {
    const job = createJob(gateway);
    await job.start('text-to-video', { inputs: 'Hi' });
    return job.getState().failure;
  },
};

const failureAt = (api: string): Failure => ({
  message: `The connection to ${api} failed. Check that the server runs and allows this page.`,
  code: 'connection',
  canRetry: true,
});

describe.each(Object.entries(calls))('a %s whose connection fails', (_, call) => {
  it('names the address of a server that does not run', async () => {
    const api = await stopped();
    expect(await call({ api })).toEqual(failureAt(api));
  });

  it('names the address of a server that stops in the middle of its response', async () => {
    const api = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      response.write('data: {"choices":[{"delta":{"content":"Half"}}]}\n\n', () => response.destroy());
    });
    expect(await call({ api })).toEqual(failureAt(api));
  });

  it('keeps the error of a `fetch` of the page', async () => {
    const failed = async () => {
      throw new Error('Sign in first.');
    };
    expect(await call({ api: '/api/ai', fetch: failed })).toMatchObject({ message: 'Sign in first.' });
  });
});
