// Runs JavaScript snippets one after another, each a module of its own. Reads { cells: [{ name, file, … }] } from standard input, and runs in
// the current folder; prints a line of JSON for each: its name, what it printed, and the error. Requests to the real addresses are sent to
// the emulator on their way out.
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { formatWithOptions } from 'node:util';

const { cells } = JSON.parse(await text(process.stdin));
let current;
let printed = '';

const { fetch, setTimeout: setRealTimeout } = globalThis;
/** Clients refuse files at addresses of this machine, so the emulator's own are shown as public ones. */
const shown = 'https://emulator.hubkit.dev';

globalThis.fetch = async (input, init) => {
  const request = input instanceof Request ? input : undefined;
  const response = await fetch(redirected(new URL(request ? request.url : input)), init ?? request);
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const text = (await response.text()).replaceAll(current.emulator, shown);
  return new Response(text, { status: response.status, headers });
};

function redirected({ protocol, hostname, pathname, search, href }) {
  if (protocol === 'data:') return href;
  const { emulator, hub, router, hosts } = current;
  const own = { 'huggingface.co': hub, 'router.huggingface.co': router, 'emulator.hubkit.dev': emulator };
  return (own[hostname] ?? hosts[hostname.split('.')[0]] ?? hosts.direct) + pathname + search;
}

// Jobs of the emulator are done after a few polls, however soon these come. Longer times are deadlines.
globalThis.setTimeout = Object.assign(
  (callback, ms, ...args) => setRealTimeout(callback, ms >= 100 && ms <= 6_000 ? 5 : ms, ...args),
  setRealTimeout,
);

const write = process.stdout.write.bind(process.stdout);
const report = (line) => write(`${JSON.stringify(line)}\n`);
process.stdout.write = (chunk) => {
  printed += chunk;
  return true;
};
console.log = (...values) => {
  printed += `${formatWithOptions({ colors: false }, ...values)}\n`;
};

// A snippet that waits for nothing would end the process.
const keepAlive = setInterval(() => {}, 1_000);
const maxMs = 600_000;

for (const cell of cells) {
  current = cell;
  printed = '';
  try {
    await Promise.race([import(pathToFileURL(cell.file).href), timeout()]);
    report({ name: cell.name, printed });
  } catch (error) {
    report({ name: cell.name, printed, error: String(error?.message ?? error).slice(0, 600) });
  }
}
clearInterval(keepAlive);

function timeout() {
  const late = (_, reject) => setRealTimeout(() => reject(new Error(`not done after ${maxMs} ms`)), maxMs).unref();
  return new Promise(late);
}
