/** A chunk of a streamed answer. */
const chunk = (delta: object, finish_reason: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason }],
});

/** The body of a stream of chunks. */
export const bytesOf = (chunks: readonly object[]) => chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('');

/** The body of an answer that calls tools. */
export const calling = (...calls: readonly (readonly [id: string, name: string, json?: string])[]) =>
  bytesOf([
    chunk({
      tool_calls: calls.map(([id, name, json = '{}'], index) => ({
        index,
        id,
        type: 'function',
        function: { name, arguments: json },
      })),
    }),
    chunk({}, 'tool_calls'),
  ]);

/** The body of an answer that says `ok`. */
export const OK = bytesOf([chunk({ content: 'ok' }, 'stop')]);

/** A `fetch` that gives scripted streams, the last one again and again, and keeps the bodies of the requests. */
export function scripted<Request>(bodies: readonly string[]) {
  const requests: Request[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    requests.push(JSON.parse(String(init?.body)));
    const headers = { 'content-type': 'text/event-stream' };
    return new Response(bodies[Math.min(requests.length, bodies.length) - 1], { headers });
  };
  return { fetch, requests };
}
