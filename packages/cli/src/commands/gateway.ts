import { defineCommand, words } from '../command-line/command.ts';
import { EXIT, InterruptError, UsageError } from '../command-line/errors.ts';
import { flag, list, number, text } from '../command-line/option.ts';
import { aborted } from '../io/aborted.ts';
import { print } from '../io/print.ts';

const KEYS = 'Keys:';

export const gateway = defineCommand({
  name: 'gateway',
  summary: "serve models by OpenAI's protocol, with keys, limits and usage",
  details:
    'Serves the models of hubkit.config.{ts,js,json} to pages and programs; credentials stay here. Keys and usage are kept in one SQLite ' +
    'file. Without keys it serves this machine only. GET /metrics is for Prometheus. Ctrl-C stops it.',
  arguments: {
    action: words('action', 'keys create, keys list, or keys revoke <id>; otherwise the gateway is served'),
  },
  options: {
    config: text('--config <file|json>', 'module with the settings of createGateway as default export, or JSON'),
    port: number('--port <number>', 'port to listen on; 0 takes any free one (8787)', {
      min: 0,
      max: 65535,
      isInteger: true,
    }),
    host: text('--host <address>', 'address to listen on (127.0.0.1)'),
    state: text('--state <file>', 'file with keys and usage (hubkit-gateway.sqlite)'),
    name: { ...text('--name <name>', 'whose key it is'), group: KEYS },
    budget: { ...number('--budget <dollars>', 'most that the key may cost', { min: 0 }), group: KEYS },
    expires: { ...number('--expires <days>', 'days after which the key expires', { min: 0 }), group: KEYS },
    model: { ...list('--model <name>', 'model that the key may call (repeatable; all models)'), group: KEYS },
    requestsPerMinute: {
      ...number('--requests-per-minute <number>', 'limit of the key', { min: 1, isInteger: true }),
      group: KEYS,
    },
    tokensPerDay: {
      ...number('--tokens-per-day <number>', 'limit of the key', { min: 1, isInteger: true }),
      group: KEYS,
    },
    json: { ...flag('--json', 'print keys, or the address, as JSON'), group: KEYS },
  },
  examples: [
    { line: 'hubkit gateway', about: 'for programs on this machine, at http://127.0.0.1:8787/v1' },
    { line: 'hubkit gateway keys create --name ada --budget 5 --expires 30', about: 'a key for 5 dollars and 30 days' },
    { line: 'hubkit gateway --host 0.0.0.0 --config hubkit.config.js', about: 'for other machines, which need a key' },
  ],
  async run({ action, config: file, port, host, state, ...flags }, io) {
    const [{ readConfig }, { openKeyStore }] = await Promise.all([
      import('../gateway/config.ts'),
      import('../gateway/key-store.ts'),
    ]);
    const [first, ...rest] = action;
    if (first !== undefined && first !== 'keys') {
      throw new UsageError(`\`hubkit gateway ${first}\` does not exist; there is \`hubkit gateway keys\`.`);
    }
    const config = await readConfig(file, io);
    // A gateway tries a locked file again later, in place of holding up all of its calls.
    const waiting = first === 'keys' ? {} : { busyMs: 100 };
    const store = await openKeyStore(state ?? config.state ?? 'hubkit-gateway.sqlite', io, waiting);
    try {
      if (first === 'keys') {
        const { manageKeys } = await import('../gateway/keys.ts');
        await manageKeys(rest, flags, store, io);
        return EXIT.done;
      }
      const { serve } = await import('../gateway/serve.ts');
      const server = await serve(
        { ...config, ...(port !== undefined && { port }), ...(host !== undefined && { host }) },
        store,
        io,
      );
      try {
        const url = `${server.url}/v1`;
        await print(io, flags.json ? `${JSON.stringify({ url })}\n` : `The gateway listens at ${url}\n`);
        await aborted(io.signal);
      } finally {
        await server.close();
      }
    } finally {
      store.close();
    }
    // Ctrl-C is the normal way to end this command.
    if (io.signal.reason instanceof InterruptError) return EXIT.done;
    throw io.signal.reason;
  },
});
