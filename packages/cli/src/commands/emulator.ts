import { defineCommand } from '../command-line/command.ts';
import { EXIT, InterruptError } from '../command-line/errors.ts';
import { choice, flag, list, number, text } from '../command-line/option.ts';
import { checkHost, listAddresses, readOrigins } from '../emulator/exposure.ts';
import { formatFaults } from '../emulator/format-faults.ts';
import { asUsageError, readModel } from '../emulator/read-model.ts';
import { logExchange } from '../emulator/request-log.ts';
import { welcome } from '../emulator/welcome.ts';
import { aborted } from '../io/aborted.ts';
import { colorsFor } from '../io/colors.ts';
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
