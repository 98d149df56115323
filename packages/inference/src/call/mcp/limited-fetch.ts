import { LimitError } from '../../contract/errors.ts';

/** A `fetch` whose responses fail beyond a number of bytes: all of a response is kept in memory before it is read. */
export function limitedFetch(fetch: typeof globalThis.fetch, mostBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    // Without a body of its own, a request only listens: its stream may last as long as the connection.
    if (!response.body || init?.method !== 'POST') return response;
    let bytes = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes <= mostBytes) return controller.enqueue(chunk);
          controller.error(new LimitError(`A response of the MCP server has more than ${mostBytes} bytes.`));
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}
