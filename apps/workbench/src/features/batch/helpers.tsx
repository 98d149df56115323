import type { NumberedMoment } from '@hubkit/bulk';
import { count, counted } from '../../ui/format-count.ts';
import { LineList } from '../../ui/line-list.tsx';
import styles from './disk-run.module.css';
import type { RunNews } from './disk-run.ts';

interface HelpersProps {
  readonly moment: NumberedMoment | undefined;
  readonly batches: RunNews['batches'];
}

/** The workers on other machines, and the batches at the provider, of a run that has them. */
export function Helpers({ moment, batches }: HelpersProps) {
  const workers = moment?.state === 'over' ? [] : (moment?.workers ?? []);
  return (
    <>
      {workers.length > 0 && (
        <section className={`stack ${styles.part}`} aria-label="Workers">
          <h2>Workers</h2>
          <LineList>
            {workers.map(({ id, host, capacity, underWay }) => (
              <li key={id}>
                <span>{`${host} · ${id.slice(0, 8)}`}</span>
                <span>{`${count(underWay)} of ${counted(capacity, 'row')} under way`}</span>
              </li>
            ))}
          </LineList>
        </section>
      )}
      {batches.length > 0 && (
        <section className={`stack ${styles.part}`} aria-label="Batches">
          <h2>Batches</h2>
          <LineList>
            {batches.map(({ key, remoteId, rows }) => (
              <li key={key}>
                <span>{remoteId ?? 'being submitted'}</span>
                <span>{counted(rows, 'row')}</span>
              </li>
            ))}
          </LineList>
        </section>
      )}
    </>
  );
}
