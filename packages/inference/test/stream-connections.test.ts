import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { chatCompletionStream } from '../src/index.ts';
import { nodeFetch } from '../src/transport/node/node-fetch.ts';
import { ARGS, delta } from './support/fake-fetch.ts';

const LAST = `data: ${delta('lo', 'stop')}\n\n`;

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a service; `finish` writes what comes after the first event. Returns its address, and the sockets of its connections. */
async function serve(finish: (response: ServerResponse) => void) {
  const served = new Map<Socket, number>();
  server = createServer((request, response) => {
    request.resume();
    served.set(request.socket, (served.get(request.socket) ?? 0) + 1);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(`data: ${delta('Hel')}\n\n`);
    finish(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { endpointUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, served };
}

describe.each([
  ['the fetch of the platform', (input: string | URL | Request, init?: RequestInit) => fetch(input, init)],
  ['nodeFetch', nodeFetch()],
] as const)('the connection of a stream, by %s', (_, fetch) => {
  const readOne = async (endpointUrl: string) => {
    let text = '';
    for await (const chunk of chatCompletionStream({ endpointUrl, messages: ARGS.messages }, { fetch }))
      text += chunk.choices[0]?.delta.content ?? '';
    expect(text).toBe('Hello');
  };

  it('serves others where the response ends soon after [DONE]', async () => {
    const { endpointUrl, served } = await serve((response) => {
      response.write(`${LAST}data: [DONE]\n\n`);
      // Most services send the end of a response in a separate packet.
      setTimeout(() => response.end(), 5);
    });
    // Now and then a call is made before its connection is free again, or a busy machine ends a response too late.
    const most = () => Math.max(0, ...served.values());
    for (let number = 0; number < 100 && most() < 3; number++) await readOne(endpointUrl);
    expect(most()).toBe(3);
  });

  it('is closed where the response goes on after [DONE]', async () => {
    const { endpointUrl, served } = await serve((response) => {
      response.write(`${LAST}data: [DONE]\n\n`);
    });
    await readOne(endpointUrl);
    await expect.poll(() => [...served.keys()].map((socket) => socket.destroyed)).toEqual([true]);
  });

  it('is closed where much follows [DONE]', async () => {
    const { endpointUrl, served } = await serve((response) => {
      response.write(`${LAST}data: [DONE]\n\n`);
      const more = () => response.write(`: ${'x'.repeat(60_000)}\n\n`, () => response.destroyed || setImmediate(more));
      more();
    });
    await readOne(endpointUrl);
    await expect.poll(() => [...served.keys()].map((socket) => socket.destroyed)).toEqual([true]);
  });
});
