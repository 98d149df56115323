import type { IconName } from '../../ui/icon.tsx';
import type { Command } from './commands.ts';

/** The drawing of a group's commands that have none of their own. */
export const GROUP_ICONS: Readonly<Record<Command['group'], IconName>> = {
  Recent: 'jobs',
  'This page': 'play',
  Page: 'home',
  Task: 'task',
  Library: 'code',
  Model: 'model',
  Command: 'sliders',
  Docs: 'book',
  Starred: 'star',
  Chat: 'chat',
  Run: 'history',
  Fault: 'fault',
};

/** Puts the commands of a group together, in the order in which the groups come first: the best match stays first. */
export function groupCommands(commands: readonly Command[]): readonly Command[] {
  const groups = new Map<Command['group'], Command[]>();
  for (const command of commands) {
    const others = groups.get(command.group);
    if (others) others.push(command);
    else groups.set(command.group, [command]);
  }
  return [...groups.values()].flat();
}
