import { readConcurrency } from '../../bulk/read-options.ts';
import { defineCommand } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/errors.ts';
import { number, text } from '../../command-line/option.ts';

export const worker = defineCommand({
  name: 'worker',
  summary: 'make calls for runs of other processes, through Redis',
  details:
    'Takes rows of all runs that were started with `hubkit bulk run … --redis` at the same server, and calls their models with the keys in ' +
    'the environment of this process. Any number of workers may run, on any number of machines. Ctrl-C ends a worker after the rows under way; the ' +
    'rows of one that is killed are given to another one after 30 s. Runs and workers need the same secret in HUBKIT_BULK_SECRET.',
  arguments: {},
  options: {
    redis: text('--redis <url>', 'server, such as redis://10.0.0.5 (default: $REDIS_URL)'),
    concurrency: {
      flags: '--concurrency <rows>',
      about: 'rows of a run at a time, or auto (default: that of the run)',
      parse: readConcurrency,
    },
    lease: number('--lease <seconds>', 'time after which rows of a worker that is gone are given away (default: 30)', {
      min: 1,
    }),
    timeout: number('--timeout <seconds>', 'give up a call after this time', { min: 0.001 }),
  },
  examples: [{ line: 'hubkit bulk worker --redis redis://10.0.0.5', about: 'work for the runs at this server' }],
  async run(args, io) {
    const url = args.redis ?? io.env.REDIS_URL;
    if (!url)
      throw new UsageError(
        'No server. Name one with --redis, such as --redis redis://127.0.0.1:6379, or set REDIS_URL.',
      );
    const { runWorker } = await import('../../bulk/run-worker.ts');
    return runWorker({ ...args, redis: url }, io);
  },
});
