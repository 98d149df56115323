// `npm run bench -- gateway [--chats 5000] [--streams 60] [--rounds 3] [--peers gateway,portkey,floor]`: chats and streams through a
// gateway, 64 in flight, from a local provider that responds at once. Each gateway is a process; rounds go through all in turn.
// Its own streams are measured in the forms of Responses and Messages, too. Compared is the processor time of that process for a chat and for a streamed event, and its memory. `floor` is thirty lines over our
// client on the same server, with nothing that a gateway is for.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { readOptions } from '../options.mjs';
import { startResponses, startServer } from '../peer-process.mjs';
import { round } from '../round.mjs';
import { median } from '../statistics.mjs';
import { table } from '../table.mjs';

const IN_FLIGHT = 64;
const EVENTS = 1000;
const OPEN = 1000;
/** Sent before anything is measured: of the first thousands of calls, half of the processor time is the compiler's. */
const WARM_UP = { chats: 5000, streams: 60 };
/** Processor time in /proc is counted in ticks of this many microseconds. */
const TICK_US = 10_000;

/** Requests and the end of a stream in each form of a chat. `events=` tells the provider how many to send. */
const FORMS = {
  chat: {
    path: '/v1/chat/completions',
    body: (text, events) => ({ seed: events, messages: [{ role: 'user', content: text }] }),
    end: /data: \[DONE\]\n\n$/,
  },
  responses: {
    path: '/v1/responses',
    body: (text, events) => ({ input: `${text}events=${events}` }),
    end: /^event: response\.completed\n/m,
  },
  messages: {
    path: '/v1/messages',
    body: (text, events) => ({
      max_tokens: 4096,
      messages: [{ role: 'user', content: `${text}events=${events}` }],
    }),
    end: /^event: message_stop\n/m,
  },
};

const PEERS = { gateway: '@hubkit/gateway', portkey: '@portkey-ai/gateway', floor: 'the client alone' };

export async function bench(args) {
  const {
    chats,
    streams,
    rounds,
    peers: names,
  } = readOptions(args, { chats: [5000, 200], streams: [60, 4], rounds: [3, 1], peers: Object.keys(PEERS) });
  if (process.platform !== 'linux')
    throw new Error('This bench reads processor time from /proc, which only Linux has.');
  const provider = await startResponses();
  const { all: samples } = await round(names, ['all'], { rounds }, (name) =>
    measure(name, provider.origin, { chats, streams }),
  ).finally(() => provider.stop());
  const middle = (name, member) => median(samples[name].map((sample) => sample[member] ?? Number.NaN));
  const cell = (value) => (Number.isNaN(value) ? '–' : String(Math.round(value * 10) / 10));
  const members = ['chatUs', 'eventUs', 'responsesUs', 'messagesUs', 'idleMb', 'busyMb', 'openMb'];
  const report = names.map((name) => [PEERS[name], ...members.map((member) => cell(middle(name, member)))]);
  console.log(
    `${chats} chats, ${streams} streams of ${EVENTS} events, each after up to ${WARM_UP.chats} and ${WARM_UP.streams}, ${rounds} rounds, Node ${process.versions.node}\n`,
  );
  const heading = [
    '',
    'µs a chat',
    'µs an event',
    'of Responses',
    'of Messages',
    'MB at start',
    'MB busy',
    `MB with ${OPEN} open streams`,
  ];
  console.log(table([heading, ...report]));
}

async function measure(name, origin, { chats, streams }) {
  const peer = name === 'portkey' ? await startPortkey() : await startServer(scriptOf(`${name}.mjs`), origin);
  const pool = new Pool(peer.origin, { connections: IN_FLIGHT });
  const crowd = new Pool(peer.origin, { connections: OPEN, headersTimeout: 0, bodyTimeout: 0 });
  const ask = (on, route, more) => send(on, { route, origin, isPortkey: name === 'portkey', ...more });
  try {
    const idleMb = readMemory(peer.pid);
    await repeat(Math.min(chats, WARM_UP.chats), () => ask(pool, 'plain'));
    const chatUs = await processorTime(peer.pid, () => repeat(chats, () => ask(pool, 'plain')));
    const isStreaming = await ask(pool, 'tens', { events: 10 }).then(
      () => true,
      () => false,
    );
    const streaming = (count) => repeat(count, () => ask(pool, 'tens', { events: EVENTS }));
    if (isStreaming) await streaming(Math.min(streams, WARM_UP.streams));
    const eventUs = isStreaming
      ? (await processorTime(peer.pid, () => streaming(streams))) / (streams * EVENTS)
      : Number.NaN;
    const own = name === 'gateway' ? await measureForms(peer.pid, (more) => ask(pool, 'tens', more), streams) : {};
    const busyMb = readMemory(peer.pid);
    const openMb = isStreaming ? await withOpenStreams(crowd, ask, peer.pid) : Number.NaN;
    return { chatUs: chatUs / chats, eventUs, ...own, idleMb, busyMb, openMb };
  } finally {
    await Promise.all([pool.destroy(), crowd.destroy()]);
    peer.stop();
  }
}

/** Processor time in µs of an event in the forms other than that of chat. */
async function measureForms(pid, ask, streams) {
  const costs = {};
  for (const form of ['responses', 'messages']) {
    const streaming = (count) => repeat(count, () => ask({ events: EVENTS, form }));
    await streaming(Math.min(streams, WARM_UP.streams));
    costs[`${form}Us`] = (await processorTime(pid, () => streaming(streams))) / (streams * EVENTS);
  }
  return costs;
}

/** Memory in MB while streams are open whose provider is silent. */
async function withOpenStreams(crowd, ask, pid) {
  const bodies = await Promise.all(Array.from({ length: OPEN }, () => ask(crowd, 'hold', { isKept: true })));
  const memory = readMemory(pid);
  for (const body of bodies) body.on('error', () => {}).destroy();
  return memory;
}

async function send(pool, { route, origin, isPortkey, events = 0, isKept = false, form = 'chat' }) {
  const { path, body: bodyOf, end } = FORMS[form];
  const isStream = route !== 'plain';
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer key',
      ...(isPortkey && { 'x-portkey-provider': 'openai', 'x-portkey-custom-host': `${origin}/${route}/v1` }),
    },
    body: JSON.stringify({
      model: route,
      ...bodyOf('What is six times seven? '.repeat(4), events),
      ...(isStream && { stream: true }),
    }),
  });
  if (isKept) {
    await once(body, 'data');
    body.pause();
    return body;
  }
  const text = await body.text();
  const isWhole = isStream ? end.test(text) : text.includes('"finish_reason":"stop"');
  if (statusCode !== 200 || !isWhole) throw new Error(`${route}: ${statusCode} ${text.slice(0, 300)}`);
}

/** Runs an action as often as asked, some at a time. */
async function repeat(count, action) {
  let left = count;
  const line = async () => {
    while (left-- > 0) await action();
  };
  await Promise.all(Array.from({ length: Math.min(IN_FLIGHT, count) }, line));
}

/** Processor time in µs that a process takes while an action runs. */
async function processorTime(pid, action) {
  const before = readTicks(pid);
  await action();
  return (readTicks(pid) - before) * TICK_US;
}

function readTicks(pid) {
  // The name of the program, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function readMemory(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

/** Starts the other gateway, which prints no address. */
async function startPortkey() {
  const script = createRequire(import.meta.url).resolve('@portkey-ai/gateway/build/start-server.js');
  const port = await freePort();
  const child = spawn(process.execPath, [script, '--headless', `--port=${port}`], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (await fetch(origin).catch(() => undefined)) break;
    if (tries === 100) throw new Error('@portkey-ai/gateway does not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { pid: child.pid, origin, stop: () => child.kill() };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const scriptOf = (name) => fileURLToPath(new URL(name, import.meta.url));
