// One peer in a process of its own: a chat for every row of a file, 64 at a time. `node worker.mjs <peer> <job as JSON>`
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { bulk } from '@hubkit/bulk';
import { InferenceClient } from '@hubkit/inference';
import { nodeFetch } from '@hubkit/inference/node';

const [name, text] = process.argv.slice(2);
const { input, output, origin, url = `${origin}/plain/v1` } = JSON.parse(text);
const CONCURRENCY = 64;
const messagesOf = (row) => [{ role: 'user', content: `Is this review positive? ${row.id} ${row.text}` }];

const peers = {
  async fetch() {
    await overRows(async (row) => {
      const body = JSON.stringify({ model: 'm', messages: messagesOf(row) });
      const headers = { 'content-type': 'application/json', authorization: 'Bearer sk-bench' };
      const response = await fetch(`${url}/chat/completions`, { method: 'POST', headers, body });
      return (await response.json()).choices[0].message.content;
    });
  },
  async client() {
    const client = new InferenceClient('sk-bench', { endpointUrl: url, fetch: nodeFetch() });
    await overRows(async (row) => {
      const { choices } = await client.chatCompletion({ model: 'm', messages: messagesOf(row) });
      return choices[0].message.content;
    });
  },
  async bulk() {
    const client = new InferenceClient('sk-bench', { endpointUrl: url, fetch: nodeFetch() });
    const prompt = 'Is this review positive? {{ text }}';
    const { end, done } = await bulk(client, { input, output, model: 'm', prompt, concurrency: CONCURRENCY }).done;
    if (end !== 'done') throw new Error(`bulk ended with ${end} after ${done} rows`);
  },
};

/** Reads rows and writes results in their order, with nothing durable about it. */
async function overRows(call) {
  const rows = createInterface({ input: createReadStream(input) })[Symbol.asyncIterator]();
  const file = createWriteStream(output);
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let next = await rows.next(); !next.done; next = await rows.next()) {
        const row = JSON.parse(next.value);
        file.write(`${JSON.stringify({ ...row, output: await call(row) })}\n`);
      }
    }),
  );
  await new Promise((resolve) => file.end(resolve));
}

let peakMb = 0;
const watch = setInterval(() => {
  peakMb = Math.max(peakMb, process.memoryUsage.rss() / 2 ** 20);
}, 50);
const start = performance.now();
await peers[name]();
const ms = performance.now() - start;
clearInterval(watch);
process.send({ ms, peakMb: Math.max(peakMb, process.memoryUsage.rss() / 2 ** 20) }, () => process.exit());
