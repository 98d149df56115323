import type { Emulator } from '@hubkit/emulator';

/** What `hubkit emulator` prints when it is ready: the address, and lines to paste. */
export function welcome({ url, endpoints }: Pick<Emulator, 'url' | 'endpoints'>, token: string): string {
  const model = 'meta-llama/Llama-3.1-8B-Instruct';
  const body = JSON.stringify({ model, messages: [{ role: 'user', content: 'Hello' }], stream: true });
  return `The emulator listens at ${url}
Its hub token is ${token}; no real model answers here.

From a terminal:
  ENDPOINT_API_KEY=${token} hubkit chat "Hello" --endpoint ${endpoints.router}/v1 --model ${model}
  curl -N ${endpoints.router}/v1/chat/completions -H 'Authorization: Bearer ${token}' \\
    -H 'Content-Type: application/json' -d '${body}'

From your code:
  const client = new InferenceClient('${token}', {
    endpoints: { hub: '${endpoints.hub}', router: '${endpoints.router}' },
  });

Ctrl-C stops it.
`;
}
