import type { Moment } from '../contract/moment.ts';
import type { NumberedMoment } from '../contract/row-list.ts';
import type { Statement } from './open-database.ts';

type Sql = (text: string) => Statement;

/** Moments that are kept; then every second one is dropped, so that a long run keeps its beginning. */
const MOST = 600;

/** Keeps a moment. */
export function keepMoment(sql: Sql, moment: Moment): void {
  sql('insert into moments (moment) values (?)').run(JSON.stringify(moment));
  const { count } = sql('select count(*) as count from moments').get() as { readonly count: number };
  // Of an odd number the first and the last are kept.
  if (count <= MOST) return;
  sql(
    'delete from moments where n in (select n from (select n, row_number() over (order by n) as place from moments) where place % 2 = 0)',
  ).run();
}

/** Reads the moments after number `after`. */
export function readMoments(sql: Sql, after: number): readonly NumberedMoment[] {
  const found = sql('select n, moment from moments where n > ? order by n').all(after);
  return (found as { readonly n: number; readonly moment: string }[]).map(({ n, moment }) => ({
    ...JSON.parse(moment),
    n,
  }));
}
