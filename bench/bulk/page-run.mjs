// A run whose calls take 30 ms each in its own process: `node page-run.mjs <output> <rows>`
import { bulk } from '@hubkit/bulk';
import { InferenceClient } from '@hubkit/inference';
import { answer, rowsOf } from './rows.mjs';

const [output, rows] = process.argv.slice(2);
const fetch = async () => {
  await new Promise((resolve) => setTimeout(resolve, 30));
  return Response.json(answer);
};
const input = rowsOf(Number(rows));
const client = new InferenceClient('sk-bench', { endpointUrl: 'http://127.0.0.1:1/v1', fetch });
const run = bulk(client, { input, output, model: 'm', prompt: 'Positive? {{ text }}', concurrency: 64 });
const timer = setInterval(() => {
  if (run.progress().done === 0) return;
  clearInterval(timer);
  process.send('ready');
}, 100);
await run.done;
