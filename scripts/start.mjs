// `npm start`: installs, builds, serves the workbench with the emulator, and streams one chat answer to show that all of it works.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, PlainError, root } from './install-and-build.mjs';
import { startNotes } from './start-notes.mjs';

const defaultPort = 5180;
const prompt = 'What is 12 * (3 + 4)?';

const help = `npm start [-- options]

Installs what is missing, builds what has changed, serves the workbench together with the emulator on 127.0.0.1,
and streams one chat answer through the client. After the first install it needs no network.

Options
  --port <number>   the port to listen on; 0 takes any free one (default: ${defaultPort}, or a free one when it is taken)
  --no-chat         serve only, without the chat answer
  --once            stop after the chat answer instead of serving on
  --help            this text

Ctrl-C stops it.`;

function readOptions(args) {
  const options = { port: undefined, chat: true, once: false, help: false };
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    if (arg === '--port') options.port = readPort(args[++i]);
    else if (arg.startsWith('--port=')) options.port = readPort(arg.slice('--port='.length));
    else if (arg === '--no-chat') options.chat = false;
    else if (arg === '--once') options.once = true;
    else if (arg === '--help' || arg === '-h') options.help = true;
    else throw new PlainError(`npm start does not know ${arg}: "npm start -- --help" lists its options.`);
  }
  return options;
}

function readPort(text) {
  if (/^\d{1,5}$/.test(text ?? '') && Number(text) <= 65535) return Number(text);
  throw new PlainError(`--port takes a number from 0 to 65535, not ${text === undefined ? 'nothing' : `"${text}"`}.`);
}

async function serve(port) {
  const { startWorkbench } = await load('apps/workbench/dist/server/server/host.js');
  try {
    return await startWorkbench({ port: port ?? defaultPort, siteUrl: process.env.HUBKIT_SITE_URL });
  } catch (error) {
    if (error?.code === 'INVALID_SITE') throw new PlainError(`HUBKIT_SITE_URL: ${error.message}`);
    if (error?.code !== 'EADDRINUSE') throw error;
    if (port !== undefined)
      throw new PlainError(
        `Port ${port} is in use: stop what listens there, or choose another one with "npm start -- --port 0".`,
      );
    console.error(`Port ${defaultPort} is in use, so another one is taken.`);
    return await startWorkbench({ port: 0, siteUrl: process.env.HUBKIT_SITE_URL });
  }
}

/** Returns the port of the last start, and keeps this one for the next. A folder that cannot be written keeps none. */
async function exchangePort(port) {
  const file = join(root, '.cache', 'workbench-port');
  const last = Number(await readFile(file, 'utf8').catch(() => ''));
  await mkdir(dirname(file), { recursive: true }).catch(() => {});
  await writeFile(file, String(port)).catch(() => {});
  return last || undefined;
}

async function streamAnswer(workbench) {
  const { InferenceClient } = await load('packages/inference/dist/index.js');
  const { EMULATOR_HUB_TOKEN } = await load('packages/emulator/dist/index.js');
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: workbench.endpoints });
  console.log(`\nYou: ${prompt}\n`);
  const request = {
    provider: 'groq',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{ role: 'user', content: prompt }],
  };
  for await (const chunk of client.chatCompletionStream(request))
    process.stdout.write(chunk.choices[0]?.delta.content ?? '');
  console.log('\n\n(answered by the built-in emulator, through the client, over HTTP)');
}

function load(path) {
  return import(pathToFileURL(join(root, path)).href);
}

async function main(args) {
  const options = readOptions(args);
  if (options.help) return console.log(help);
  await install();
  await build();
  const workbench = await serve(options.port);
  const stop = () => workbench.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (options.chat) await streamAnswer(workbench);
  const lastPort = await exchangePort(workbench.port);
  for (const note of startNotes({ token: process.env.HF_TOKEN, port: workbench.port, lastPort })) console.log(note);
  if (options.once) return await workbench.close();
  console.log(`\nWorkbench: ${workbench.url}\n`);
  console.log('Press Ctrl-C to stop.');
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
});
