import { TASKS } from '@hubkit/catalog/tasks';
import { closest } from '@hubkit/task-types/closest';
import { UsageError } from '../command-line/errors.ts';
import { SETTINGS } from './config.ts';

/** Throws for names that no command reads, with the nearest one. */
export function checkSetting(given: string): void {
  const name = given.replace(/^profiles\.[\w-]+\./, '');
  const [group = '', rest] = [name.slice(0, name.indexOf('.')), name.slice(name.indexOf('.') + 1)];
  if (Object.hasOwn(SETTINGS, name) || (group === 'aliases' && /^[\w.-]+$/.test(rest))) return;
  if (group === 'tasks' && Object.hasOwn(TASKS, rest)) return;
  const known = [...Object.keys(SETTINGS), ...Object.keys(TASKS).map((task) => `tasks.${task}`)];
  const near = closest(name, known);
  throw new UsageError(
    `Unknown setting "${given}".${near === undefined ? '' : ` Did you mean ${near}?`} ` +
      `Settings: ${Object.keys(SETTINGS).join(', ')}, tasks.<task>, aliases.<name> and profiles.<name>.<setting>.`,
  );
}
