import { defineCommand } from '../command-line/command.ts';
import { CliError, EXIT, InterruptError, UsageError } from '../command-line/errors.ts';
import { flag, number } from '../command-line/option.ts';
import { aborted } from '../io/aborted.ts';
import { note, print } from '../io/print.ts';

/** Port of the page. Chats and settings belong to an address, so it is the same every time. */
const PORT = 5180;

export const workbench = defineCommand({
  name: 'workbench',
  summary: 'open the workbench: chat, tasks, models and templates in a browser',
  details:
    'Serves the page on this machine, together with the emulator, which needs no token. In the page you may switch to the real hub; ' +
    'its token is typed there. Ctrl-C ends it. Chats and settings are kept by the browser for this address, so keep the port. Needs ' +
    'the package @hubkit/workbench.',
  arguments: {},
  options: {
    port: number('--port <number>', `port to listen on; 0 takes any free one (${PORT})`, {
      min: 0,
      max: 65535,
      isInteger: true,
    }),
    offline: flag('--offline', 'serve only the emulator: the page connects to nothing else'),
    open: flag('--no-open', 'print the address without opening it'),
  },
  examples: [
    { line: 'hubkit workbench', about: 'open it in the browser' },
    { line: 'hubkit workbench --offline', about: 'with the emulator alone' },
    { line: 'hubkit workbench --port 0 --no-open', about: 'another address, printed only' },
  ],
  async run({ port = PORT, offline: isOffline, open: isOpened, json: isJson }, io) {
    const { startWorkbench } = await import('@hubkit/workbench').catch((cause) => {
      throw new CliError(
        'The workbench is a package of its own: install @hubkit/workbench beside this command, such as by `npm install --global @hubkit/workbench`.',
        { cause },
      );
    });
    const served = await startWorkbench({ port, isRealAllowed: !isOffline, siteUrl: io.env.HUBKIT_SITE_URL }).catch(
      (cause) => {
        if (cause?.code === 'INVALID_SITE') throw new UsageError(`HUBKIT_SITE_URL: ${cause.message}`, { cause });
        if (cause?.code !== 'EADDRINUSE') throw cause;
        throw new UsageError(`Port ${port} is in use: choose another --port. The page keeps chats for each port.`, {
          cause,
        });
      },
    );
    try {
      await print(io, isJson ? `${JSON.stringify({ url: served.url })}\n` : `${served.url}\n`);
      await note(io, 'hubkit: the workbench is at this address; Ctrl-C ends it');
      if (isOpened && io.stdout.isTTY === true) {
        const { openPage } = await import('../workbench/open-page.ts');
        openPage(served.url);
      }
      await aborted(io.signal);
    } finally {
      await served.close();
    }
    // Ctrl-C is the normal way to end this command.
    if (io.signal.reason instanceof InterruptError) return EXIT.done;
    throw io.signal.reason;
  },
});
