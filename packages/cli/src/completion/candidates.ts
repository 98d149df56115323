import type { AnyCommand, ArgumentHelp, Entry } from '../command-line/command.ts';
import type { Option } from '../command-line/option.ts';
import type { Io } from '../io/io.ts';

type Source = (io: Io) => Promise<readonly string[]>;

const taskIds: Source = async () => (await import('../run/tasks.ts')).runnableTasks().map(({ id }) => id);
const allTaskIds: Source = async () => Object.keys((await import('@hubkit/catalog/tasks')).TASKS);
const providerIds: Source = async () => (await import('@hubkit/inference/provider-facts')).INFERENCE_PROVIDERS;
const libraryIds: Source = async () => Object.keys((await import('@hubkit/catalog')).LIBRARIES);
const chatIds: Source = async (io) => [
  'last',
  ...(await (await import('../chat/chat-store.ts')).listChats(io)).map(({ id }) => id),
];
const promptNames: Source = async (io) => (await import('../prompts/prompt-store.ts')).promptNames(io);
const settingNames: Source = async () => {
  const { SETTINGS } = await import('../settings/config.ts');
  return [...Object.keys(SETTINGS), ...(await taskIds({} as Io)).map((id) => `tasks.${id}`)];
};
/** Models that need no network: short names, models of settings and of earlier calls, defaults, and our picks of each task. */
const modelIds: Source = async (io) => {
  const [{ readConfig }, { readLog }, { defaultModels }, { TASKS_DATA }] = await Promise.all([
    import('../settings/config.ts'),
    import('../log/call-log.ts'),
    import('../connect/default-models.ts'),
    import('@hubkit/catalog/pages'),
  ]);
  const config = await readConfig(io).catch(() => ({}));
  const own = Object.entries(config).flatMap(([name, value]: [string, string]) =>
    name.startsWith('aliases.') ? [name.slice('aliases.'.length)] : /^(model|tasks\..*)$/.test(name) ? [value] : [],
  );
  const called = (await readLog(io)).flatMap(({ model, error }) => (model && !error ? [model] : []));
  const picked = Object.values(TASKS_DATA).flatMap((page) => page?.models.map(({ id }) => id) ?? []);
  return [...own, ...called, ...defaultModels(), ...picked];
};

/** Values of options, by their long flag, behind the command if it is another one elsewhere. */
const VALUES: Readonly<Record<string, Source>> = {
  '--model': modelIds,
  '--provider': providerIds,
  '--library': libraryIds,
  '--task': allTaskIds,
  '--chat': chatIds,
  'chat --prompt': promptNames,
};

/** Values of the first argument, by command. */
const ARGUMENTS: Readonly<Record<string, Source>> = {
  run: taskIds,
  tasks: allTaskIds,
  libraries: libraryIds,
  providers: providerIds,
  models: modelIds,
  'config set': settingNames,
  'config unset': settingNames,
  'chats show': chatIds,
  'chats export': chatIds,
  'chats rm': chatIds,
  'prompts show': promptNames,
  'prompts rm': promptNames,
  'snippet call': modelIds,
  'snippet load': modelIds,
  completion: async () => ['bash', 'zsh', 'fish'],
};

/**
 * Lists completions of the last word of a command line, which begins after the program name. For the name of a file the list is
 * empty, so that the shell completes it.
 */
export async function candidates(
  words: readonly string[],
  entries: readonly Entry[],
  io: Io,
): Promise<readonly string[]> {
  const partial = words.at(-1) ?? '';
  const found = await allCandidates(words.slice(0, -1), partial, entries, io);
  return [...new Set(found)].filter((candidate) => candidate.startsWith(partial) && PLAIN.test(candidate));
}

/** Words without a meaning for a shell: names from settings and logs could hold `$(…)`, and shells insert them as they are. */
const PLAIN = /^[\w./:@%+=,-]+$/;

async function allCandidates(
  before: readonly string[],
  partial: string,
  entries: readonly Entry[],
  io: Io,
): Promise<readonly string[]> {
  const [first, second] = before;
  const entry = entries.find(({ name }) => name === first);
  if (first === undefined) {
    const { externalNames } = await import('../command-line/external.ts');
    return [...entries.map(({ name }) => name), ...(await externalNames(io))];
  }
  if (entry === undefined) return [];
  const inner = entry.type === 'group' ? entry.commands.find(({ name }) => name === second) : entry;
  if (inner === undefined)
    return entry.type === 'group' && before.length === 1 ? entry.commands.map(({ name }) => name) : [];
  const depth = entry.type === 'group' ? 2 : 1;
  const command = await inner.load();
  const given = before.slice(depth);
  const operand = given.find((word) => !word.startsWith('-'));
  const options = await loadOptions(command, operand);
  const open = options.find((option) => takesValue(option) && parseFlags(option).includes(given.at(-1) ?? ''));
  const name = [first, ...(depth === 2 ? [second] : [])].join(' ');
  if (open !== undefined) {
    const flag = parseFlags(open).at(-1) ?? '';
    return open.choices ?? (VALUES[`${name} ${flag}`] ?? VALUES[flag])?.(io) ?? [];
  }
  if (partial.startsWith('-'))
    return [...options.flatMap((option) => parseFlags(option).slice(-1)), '--json', '--profile', '--verbose', '--help'];
  return operand === undefined ? (ARGUMENTS[name]?.(io) ?? []) : [];
}

async function loadOptions(command: AnyCommand, operand: string | undefined): Promise<readonly Option<unknown>[]> {
  const { options: more = {} }: ArgumentHelp = (await command.forArgument?.(operand).catch(() => ({}))) ?? {};
  return [...Object.values(command.options), ...Object.values(more)];
}

/** The flags of an option, the long one last: `-m` and `--model`. */
function parseFlags({ flags }: Option<unknown>): readonly string[] {
  return flags.match(/(?<=^|[ ,])--?[a-z][a-z-]*/gi) ?? [];
}

function takesValue({ flags }: Option<unknown>): boolean {
  return /[<[]/.test(flags);
}
