import type { Entry } from './command.ts';

/** An option of the command, as commander has it. */
export interface KnownOption {
  readonly flags: string;
  readonly long?: string | undefined;
}

/**
 * Describes what is wrong with a command line, and what was probably meant.
 *
 * @param message Of commander, such as "error: unknown option '--x'".
 * @param options Those of the command.
 */
export function usageText(
  message: string,
  words: readonly string[],
  entries: readonly Entry[],
  options: readonly KnownOption[] = [],
): string {
  return unquoted(words, entries) ?? misplaced(words, entries) ?? sentence(message, groupIn(words, entries), options);
}

type Group = Extract<Entry, { readonly type: 'group' }>;

/** The group that a command line begins with. */
function groupIn([first]: readonly string[], entries: readonly Entry[]): Group | undefined {
  return entries.find((entry): entry is Group => entry.type === 'group' && entry.name === first);
}

/** The advice for a question that was typed without quotes; undefined for other words. */
function unquoted(words: readonly string[], entries: readonly Entry[]): string | undefined {
  const [first = ''] = words;
  const isKnown = Object.hasOwn(ELSEWHERE, first) || entries.some(({ name }) => name === first);
  if (isKnown || words.length < 3 || words.some((word) => word.startsWith('-'))) return;
  return `Unknown command '${first}'. Quote a question: hubkit "${words.join(' ')}".`;
}

/** The advice for an option that was written before the command. */
function misplaced(words: readonly string[], entries: readonly Entry[]): string | undefined {
  const [first = ''] = words;
  const command = words.find((word) => entries.some(({ name }) => name === word));
  if (!first.startsWith('-') || command === undefined) return;
  return `Unknown option '${first}'. Options follow the command: hubkit ${command} ${first} …`;
}

const LIST = '`hubkit models` lists models, `hubkit chats list` conversations';

/** What other programs call a command, and what it is here. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ask: '`hubkit chat "…"` asks a model',
  auth: '`hubkit login` stores a token, `hubkit whoami` shows whose it is',
  keys: '`hubkit login --provider <id>` stores the API key of a provider',
  list: LIST,
  ls: LIST,
  pull: '`hubkit snippet load <model>` prints how to run a model on this machine',
  serve: '`hubkit gateway` serves models, `hubkit emulator` an emulated hub',
  templates: '`hubkit prompts` keeps prompts under a name',
};

/** What other programs call an option, and what it is here: the first of these that the command has. */
const OPTIONS_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  '-f': ['--attach', '--file'],
  '--file': ['--attach'],
  '--image': ['--attach', '--file'],
  '-v': ['--verbose', '--version'],
};

/** Turns commander's "error: unknown option '--x'" into a sentence. */
function sentence(message: string, group: Group | undefined, options: readonly KnownOption[]): string {
  const option = /^error: unknown option '(.*?)'/.exec(message)?.[1] ?? '';
  const meant = Object.hasOwn(OPTIONS_ELSEWHERE, option) ? OPTIONS_ELSEWHERE[option] : [];
  const known = meant?.flatMap((name) => options.find(({ long }) => long === name) ?? [])[0];
  if (known) return `Unknown option '${option}'. Did you mean ${known.flags}?`;
  const [first = '', ...rest] = message.replace(/^error: /, '').split('\n');
  const hint = rest
    .join(' ')
    .trim()
    .replace(/^\((.*)\)$/, '$1');
  const text = `${first.charAt(0).toUpperCase()}${first.slice(1)}`.replace(/\.$/, '');
  const unknown = /^unknown command '(.*)'/.exec(first)?.[1];
  if (unknown !== undefined && group === undefined && Object.hasOwn(ELSEWHERE, unknown))
    return `${text}. ${ELSEWHERE[unknown]}.`;
  if (unknown !== undefined && !hint) {
    if (group) return `${text}. Commands of ${group.name}: ${group.commands.map(({ name }) => name).join(', ')}.`;
    return `${text}. \`hubkit --help\` lists the commands; hubkit "…" in quotes asks a model.`;
  }
  return hint ? `${text}. ${hint}` : `${text}.`;
}
