// The least that a gateway over our client costs: it reads a body, calls, and writes the result. No authorization, no limits, no
// record, no error in a form, no bound. Prints its address.
import { createServer } from 'node:http';
import { InferenceClient } from '@hubkit/inference';
import { nodeFetch } from '@hubkit/inference/node';

const [origin] = process.argv.slice(2);
const client = new InferenceClient('key', { fetch: nodeFetch(), retry: false });
const server = createServer(async (request, response) => {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  const { stream, model, ...args } = JSON.parse(Buffer.concat(pieces));
  const call = { ...args, model: 'a/b', endpointUrl: `${origin}/${model}/v1` };
  if (!stream) {
    const text = JSON.stringify(await client.chatCompletion(call));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    response.end(text);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for await (const chunk of client.chatCompletionStream(call)) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  response.end('data: [DONE]\n\n');
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.stdin.on('end', () => process.exit()).resume();
