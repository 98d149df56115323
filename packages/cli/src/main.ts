import { stripVTControlCharacters } from 'node:util';
import type { Entry } from './command-line/command.ts';
import { CliError, EXIT } from './command-line/errors.ts';
import { errorAsJson, explainError, isUsage } from './command-line/explain-error.ts';
import { readRequest } from './command-line/program.ts';
import { COMMANDS } from './commands/commands.gen.ts';
import { hasColors } from './io/colors.ts';
import type { Io } from './io/io.ts';
import { note, print } from './io/print.ts';
import { version } from './version.ts';

/** Runs a command line (without the program name) and returns the exit code. Never throws. */
export async function main(argv: readonly string[], io: Io, entries: readonly Entry[] = COMMANDS): Promise<number> {
  try {
    // The words to complete are any words, options included: they are not parsed.
    if (argv[0] === 'completion' && argv[2] === '--words') {
      const { candidates } = await import('./completion/candidates.ts');
      await print(io, (await candidates(argv.slice(3), entries, io)).map((word) => `${word}\n`).join(''));
      return EXIT.done;
    }
    const request = await readRequest(argv, entries, version(), io);
    // The arguments were parsed with the tables that define the command's types.
    if (request.type === 'run') return await request.command.run(request.args as never, withProfile(io, request.args));
    if (request.type === 'external') {
      const { runExternal } = await import('./command-line/external.ts');
      return await runExternal(request.file, request.words, io);
    }
    await print(io, hasColors(io, io.stdout) ? request.text : stripVTControlCharacters(request.text));
    return EXIT.done;
  } catch (error) {
    return await fail(error, argv, entries, io);
  }
}

/** The environment with the profile of `--profile`. The streams stay unopened. */
function withProfile(io: Io, { profile }: Readonly<Record<string, unknown>>): Io {
  if (typeof profile !== 'string') return io;
  return Object.create(io, { env: { value: { ...io.env, HUBKIT_PROFILE: profile } } });
}

async function fail(error: unknown, argv: readonly string[], entries: readonly Entry[], io: Io): Promise<number> {
  // After Ctrl-C or a closed pipe, other errors are consequences of it.
  const reason: unknown = io.signal.aborted ? io.signal.reason : error;
  if (CliError.is(reason) && (reason.code === 'interrupted' || reason.code === 'output-closed')) return reason.exitCode;
  const isVerbose = argv.includes('--verbose');
  const isJson = argv.includes('--json');
  if (isJson) await note(io, errorAsJson(reason, { io }));
  else {
    const { EXPLANATIONS } = await import('./explain/explanations.gen.ts');
    const explained = new Set(Object.keys(EXPLANATIONS));
    await note(io, explainError(reason, { io, isVerbose, explained, help: await helpLine(argv, entries) }));
  }
  return isUsage(reason) ? EXIT.usage : EXIT.failed;
}

async function helpLine([first, second]: readonly string[], entries: readonly Entry[]): Promise<string> {
  const entry = entries.find(({ name }) => name === first);
  const inner = entry?.type === 'group' ? entry.commands.find(({ name }) => name === second) : undefined;
  const task = entry?.name === 'run' && second !== undefined && (await isTask(second)) ? second : undefined;
  return ['hubkit', entry?.name, inner?.name ?? task, '--help'].filter((word) => word !== undefined).join(' ');
}

/** True for a task that `hubkit run` has options for. */
async function isTask(name: string): Promise<boolean> {
  const [{ runnableTasks }, { taskByName }] = await Promise.all([
    import('./run/tasks.ts'),
    import('@hubkit/catalog/task-search'),
  ]);
  return taskByName(runnableTasks(), name) !== undefined;
}
