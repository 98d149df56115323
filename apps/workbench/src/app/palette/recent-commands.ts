import type { Command } from './commands.ts';

const KEY = 'hubkit.commands';
/** Number of commands that are kept. */
const MOST = 5;

/** The name by which a command is kept: its id and its group change with the list that it is in. */
function createKey({ label, action }: Pick<Command, 'label' | 'action'>): string {
  return `${label} ${JSON.stringify(action)}`;
}

/** Notes that a command was used. */
export function noteCommand(command: Command): void {
  const key = createKey(command);
  try {
    localStorage.setItem(KEY, JSON.stringify([key, ...keys().filter((each) => each !== key)].slice(0, MOST)));
  } catch {
    // Storage is switched off: nothing is kept.
  }
}

/** The commands that were used last, the latest first. */
export function recentCommands(commands: readonly Command[]): readonly Command[] {
  const byKey = new Map(commands.map((command) => [createKey(command), command]));
  return keys().flatMap((key) => byKey.get(key) ?? []);
}

function keys(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
