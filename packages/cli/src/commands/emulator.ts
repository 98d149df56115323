import type { AddedModel, Emulator, Exchange, FaultDescription } from '@hubkit/emulator';
import { defineCommand } from '../command-line/command.ts';
import { EXIT, InterruptError, UsageError } from '../command-line/errors.ts';
import { choice, flag, list, number, text } from '../command-line/option.ts';
import { checkHost, listAddresses, readOrigins } from '../emulator/exposure.ts';
import { aborted } from '../io/aborted.ts';
import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { note, print } from '../io/print.ts';
import { printJson } from '../listing/print-listing.ts';

export const emulator = defineCommand({
  name: 'emulator',
  summary: 'serve an emulated hub, router and providers on this machine',
  details:
    'Nothing is sent to other machines: use it for tests, demos and offline work. The URL is printed ' +
    'to standard output, one line per request to standard error. Ctrl-C stops it. Requests select a fault with ' +
    'the header x-hubkit-fault, or with a base URL such as <url>/~rate-limit;retry-after=3/router. A fault strikes ' +
    'requests to providers; change that with target=hub, router, media, any or part of a path. --list-faults lists all faults.',
  arguments: {},
  options: {
    port: number('--port <number>', 'port to listen on; 0 takes any free one', { min: 0, max: 65535, isInteger: true }),
    host: text('--host <address>', 'address to listen on (127.0.0.1)'),
    publicHost: text('--public-host <name>', 'host name in the printed URLs, by which other machines reach it'),
    pace: choice('--pace <name>', 'simulated delays: none, or those of a busy service', ['instant', 'realistic']),
    delay: number('--delay <ms>', 'delay before every token and job step', { min: 0, max: 60_000 }),
    allowOrigin: {
      ...list('--allow-origin <origin>', 'allow requests from this origin, such as http://localhost:5173 (repeatable)'),
      parse: readOrigins,
    },
    model: list(
      '--model <provider:task:id>',
      'serve this model, too, such as groq:conversational:acme/tiny (repeatable)',
    ),
    unknownModels: flag('--unknown-models', 'serve any model, with the task that its name suggests'),
    recordings: text('--recordings <folder>', 'replay recorded responses from this folder; emulate all other requests'),
    record: text('--record <folder>', 'write every exchange to this folder, without credentials'),
    quiet: flag('-q, --quiet', 'do not log requests'),
    expose: flag('--expose', 'allow a --host that is reachable from other machines'),
    listFaults: flag('--list-faults', 'list all faults with their parameters, and exit'),
  },
  examples: [
    { line: 'hubkit emulator --port 8080', about: 'on a port of your choice' },
    { line: 'hubkit emulator --delay 200', about: 'slow responses, to see the loading states of a page' },
    { line: 'hubkit emulator --host 0.0.0.0 --expose', about: 'reachable from other machines' },
    { line: 'hubkit emulator --model groq:conversational:acme/tiny', about: 'with your own model' },
    { line: 'hubkit emulator --list-faults', about: 'the faults that requests can select' },
  ],
  async run(
    {
      port = 0,
      host = '127.0.0.1',
      publicHost,
      pace,
      delay,
      allowOrigin,
      quiet: isQuiet,
      expose: isExposed,
      recordings,
      record,
      json: isJson,
      model: models,
      unknownModels: isAnyModelServed,
      ...options
    },
    io,
  ) {
    const isOpen = checkHost(host, isExposed);
    if (options.listFaults) {
      const { listFaults } = await import('@hubkit/emulator/faults');
      if (isJson) await printJson(io, listFaults());
      else await print(io, formatFaults(listFaults()));
      return EXIT.done;
    }
    const { EMULATOR_HUB_TOKEN, startEmulator } = await import('@hubkit/emulator');
    if (record !== undefined) {
      const { makeRecordFolder } = await import('../record/make-record-folder.ts');
      await makeRecordFolder(record, io);
    }
    const running = await startEmulator({
      port,
      host,
      publicHost,
      allowedHosts: isOpen ? listAddresses(host) : [],
      allowedOrigins: allowOrigin,
      recordings,
      record,
      models: models.map(readModel),
      unknownModels: isAnyModelServed ? 'accept' : 'reject',
      onExchange: isQuiet ? undefined : (exchange) => logExchange(exchange, io),
      pace: delay === undefined ? pace : { firstTokenMs: delay, tokenMs: delay, jobStepMs: delay },
    }).catch(asUsageError);
    try {
      const { url, endpoints } = running;
      const facts = { url, endpoints, token: EMULATOR_HUB_TOKEN };
      await print(io, isJson ? `${JSON.stringify(facts)}\n` : welcome(running, EMULATOR_HUB_TOKEN));
      if (isOpen) {
        await note(io, `${colorsFor(io).yellow('warning:')} anyone who can reach ${host} can use this emulator`);
      }
      await aborted(io.signal);
    } finally {
      await running.close();
    }
    // Ctrl-C is the normal way to end this command.
    if (io.signal.reason instanceof InterruptError) return EXIT.done;
    throw io.signal.reason;
  },
});

/** Formats the list of faults: a line for the name and the parameters with their defaults, a line for the summary. */
function formatFaults(faults: readonly FaultDescription[]): string {
  const lines = faults.map(({ name, summary, parameters }) => {
    const defaults = Object.entries(parameters).map(([key, value]) => `;${key}=${value}`);
    return `${name}${defaults.join('')}\n    ${summary}`;
  });
  return `${lines.join('\n')}\n\nEvery fault also takes target=provider|router|hub|media|any|/path, times=<number> and skip=<number>.\n`;
}

/** Formats the startup message of `hubkit emulator`: the URL, and examples to paste. */
function welcome({ url, endpoints }: Pick<Emulator, 'url' | 'endpoints'>, token: string): string {
  const model = 'meta-llama/Llama-3.1-8B-Instruct';
  const body = JSON.stringify({ model, messages: [{ role: 'user', content: 'Hello' }], stream: true });
  return `The emulator listens at ${url}
Its hub token is ${token}. There is no model: answers are generated by simple rules.

From a terminal:
  ENDPOINT_API_KEY=${token} hubkit chat "Hello" --endpoint ${endpoints.router}/v1 --model ${model}
  curl -N ${endpoints.router}/v1/chat/completions -H 'Authorization: Bearer ${token}' \\
    -H 'Content-Type: application/json' -d '${body}'

From your code:
  const client = new InferenceClient('${token}', {
    endpoints: { hub: '${endpoints.hub}', router: '${endpoints.router}' },
  });

With a fault (hubkit emulator --list-faults shows all):
  curl -i ${url}/~rate-limit/router/v1/chat/completions -H 'Content-Type: application/json' -d '{}'

Ctrl-C stops it.
`;
}

/** Reads `--model <provider>:<task>:<id>`, whose id may have the provider's own id behind an equals sign. */
function readModel(text: string): AddedModel {
  const [provider, task, ...rest] = text.split(':');
  const [id, providerId] = rest.join(':').split('=');
  if (!provider || !task || !id || providerId === '') {
    throw new UsageError(
      `--model must be <provider>:<task>:<id>, such as groq:conversational:acme/tiny, not "${text}".`,
    );
  }
  return { provider, task, id, ...(providerId === undefined ? {} : { providerId }) };
}

/** Rethrows the error for a model that the emulator cannot serve as one of usage. */
function asUsageError(error: unknown): never {
  const isModel = error instanceof Error && 'code' in error && error.code === 'INVALID_MODEL';
  throw isModel ? new UsageError(`--model: ${error.message}`) : error;
}

/** The label of an exchange that ended without a complete response. */
const ENDS: Readonly<Partial<Record<Exchange['outcome'], string>>> = {
  aborted: 'left',
  failed: 'fail',
  disrupted: 'cut',
};

/** Prints one line for a completed exchange. */
function logExchange({ outcome, status, method, path, durationMs = 0 }: Exchange, io: Io): void {
  const colors = colorsFor(io);
  const end = ENDS[outcome] ?? String(status);
  const tint = end.startsWith('2') ? colors.green : end === 'left' ? colors.yellow : colors.red;
  const duration = `${Math.round(durationMs)} ms`;
  void note(io, `${tint(end.padEnd(4))} ${method} ${shownPath(path)} ${colors.dim(duration)}`);
}

/** Encodes the path, so that it contains no terminal control sequences. */
function shownPath(path: string): string {
  return encodeURI(decodeLoosely(path.split('?')[0] ?? ''));
}

function decodeLoosely(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
