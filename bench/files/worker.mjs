// One way in its own process: reads one line, answers with one JSON line. `node --expose-gc worker.mjs <way> <origin>`
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InferenceClient } from '@hubkit/inference';
import { nodeFetch } from '@hubkit/inference/node';
import { MODEL } from '../client/request.mjs';
import { answerCommands } from '../peer-process.mjs';

const [way, origin] = process.argv.slice(2);
const options = way === 'file-node' ? { fetch: nodeFetch() } : {};
const args = { model: MODEL, inputs: 'hello' };

/** Receives the file in the way of this process. */
async function run(client, url, path) {
  if (way === 'fetch') {
    const response = await fetch(url);
    await writeFile(path, response.body);
  } else return client.textToSpeech(args, way === 'blob' ? {} : { outputType: 'file', path });
}

await answerCommands(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hubkit-bench-'));
  const path = join(folder, 'a.wav');
  const clientAt = (base) => new InferenceClient('key', { ...options, endpointUrl: base });
  // The first call loads the code; its response is small, and no file.
  await clientAt(`${origin}/plain/v1`)
    .textToSpeech(args, { outputType: 'file', path })
    .catch(() => undefined);
  globalThis.gc();
  const start = process.memoryUsage.rss();
  let most = start;
  const sample = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(sample, 2);
  const client = clientAt(`${origin}/binary/v1`);
  const result = await run(client, `${origin}/binary`, path);
  sample();
  clearInterval(timer);
  const size = way === 'blob' ? result.size : (await stat(path)).size;
  await rm(folder, { recursive: true });
  return { megabytes: (most - start) / 1e6, size };
});
