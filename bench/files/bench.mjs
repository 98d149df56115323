// `npm run bench -- files`: the memory that a process takes over its start to receive a file of 50 MB: bare fetch, and the client
// as a Blob and on disk. Each way has a process of its own, whose highest resident size is sampled every 2 ms.
import { fileURLToPath } from 'node:url';
import { startPeer, startResponses } from '../peer-process.mjs';
import { table } from '../table.mjs';

const WAYS = {
  fetch: 'bare fetch, on disk',
  blob: 'as a Blob',
  file: 'on disk',
  'file-node': 'on disk, with nodeFetch',
};

export async function bench() {
  const server = await startResponses();
  const worker = fileURLToPath(new URL('worker.mjs', import.meta.url));
  const rows = [];
  for (const [way, label] of Object.entries(WAYS)) {
    const peer = startPeer(process.execPath, ['--expose-gc', worker, way, server.origin]);
    const { megabytes, size } = await peer.ask({});
    rows.push([label, `${megabytes.toFixed(0)} MB`, `${size} bytes`]);
    peer.stop();
  }
  server.stop();
  console.log(table([['50 MB', 'over its start', 'received'], ...rows]));
}
