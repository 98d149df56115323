import type { RunSettings } from '../contract/store.ts';
import type { Statement } from './open-database.ts';
import { STATE } from './tables.ts';

/** Replaces the settings of a run, within a transaction. The output files are written anew, in their form and order. */
export function keepSettings(sql: (text: string) => Statement, settings: RunSettings): void {
  sql('update run set settings = ?, cursor_position = 0, cursor_bytes = 0, cursor_errors = 0').run(
    JSON.stringify(settings),
  );
  if (settings.order !== 'done') return;
  sql(
    `insert into finished (seq) select seq from rows where state in (${STATE.done}, ${STATE.dead})
      and seq not in (select seq from finished) order by seq`,
  ).run();
}
