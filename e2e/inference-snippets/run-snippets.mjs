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
globalThis.fetch = (input, init) => {
  const request = input instanceof Request ? input : undefined;
  return fetch(redirected(new URL(request ? request.url : input)), init ?? request);
};

function redirected({ protocol, hostname, pathname, search, href }) {
  if (protocol === 'data:' || hostname === '127.0.0.1') return href;
  const { hub, router, hosts } = current;
  const own = { 'huggingface.co': hub, 'router.huggingface.co': router };
  return (own[hostname] ?? hosts[hostname.split('.')[0]] ?? hosts.direct) + pathname + search;
}

// Jobs of the emulator are done after a few polls, however soon these come. Longer times are deadlines.
globalThis.setTimeout = Object.assign(
  (callback, ms, ...args) => setRealTimeout(callback, ms >= 100 && ms <= 2_000 ? 5 : ms, ...args),
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

for (const cell of cells) {
  current = cell;
  printed = '';
  try {
    await import(pathToFileURL(cell.file).href);
    report({ name: cell.name, printed });
  } catch (error) {
    report({ name: cell.name, printed, error: String(error?.message ?? error).slice(0, 600) });
  }
}
