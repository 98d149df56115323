import { defineCommand } from '../frame/command.ts';
import { EXIT, InterruptError } from '../frame/errors.ts';
import { flag, list, number, text } from '../frame/option.ts';
import { colorsFor } from '../io/colors.ts';
import { note, print } from '../io/print.ts';
import { addressesOf, checkHost } from '../serve/exposure.ts';
import { logExchange } from '../serve/request-log.ts';
import { welcome } from '../serve/welcome.ts';

export const emulator = defineCommand({
  name: 'emulator',
  summary: 'serve an emulated hub, router and providers on this machine',
  details:
    'Everything is answered here and nothing is sent anywhere: for tests, demonstrations and work without a network. ' +
    'The address goes to standard output, a line for every request to standard error. Ctrl-C stops it.',
  arguments: {},
  options: {
    port: number('--port <number>', 'port to listen on; 0 takes any free one', { min: 0, max: 65535, isInteger: true }),
    host: text('--host <address>', 'address to listen on (127.0.0.1)'),
    delay: number('--delay <ms>', 'pause before every piece of an answer', { min: 0, max: 60_000 }),
    allowOrigin: list('--allow-origin <origin>', 'let pages of this origin ask; may be repeated'),
    quiet: flag('-q, --quiet', 'no line for every request'),
    expose: flag('--expose', 'allow a --host that other machines can reach'),
  },
  examples: [
    { line: 'hubkit emulator --port 8080', about: 'on a port of your choice' },
    { line: 'hubkit emulator --delay 200', about: 'slow answers, to see what a page does while it waits' },
    { line: 'hubkit emulator --host 0.0.0.0 --expose', about: 'for other machines, too' },
  ],
  async run({ port = 0, host = '127.0.0.1', delay, allowOrigin, quiet: isQuiet, expose: isExposed }, io) {
    const isOpen = checkHost(host, isExposed);
    const { EMULATOR_HUB_TOKEN, startEmulator } = await import('@hubkit/emulator');
    const running = await startEmulator({
      port,
      host,
      allowedHosts: isOpen ? addressesOf(host) : [],
      allowedOrigins: allowOrigin,
      // Told by the emulator, so that requests at other servers of this process stay out of the log.
      onExchange: isQuiet ? undefined : (exchange) => logExchange(exchange, io),
      ...(delay === undefined ? {} : { pace: { firstTokenMs: delay, tokenMs: delay, jobStepMs: delay } }),
    });
    try {
      await print(io, welcome(running, EMULATOR_HUB_TOKEN));
      if (isOpen) {
        await note(io, `${colorsFor(io).yellow('warning:')} everybody who can reach ${host} can use this emulator`);
      }
      await interrupted(io.signal);
    } finally {
      await running.close();
    }
    // Ctrl-C is how this command is meant to end.
    if (io.signal.reason instanceof InterruptError) return EXIT.done;
    throw io.signal.reason;
  },
});

function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
