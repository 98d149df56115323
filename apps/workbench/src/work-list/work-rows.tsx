import { ago } from '../ui/format-time.ts';
import type { IconName } from '../ui/icon.tsx';
import { ActivityThumbnail } from './activity-thumbnail.tsx';
import type { KeptWork } from './kept-work.ts';
import styles from './work-rows.module.css';

const ICONS: Readonly<Record<KeptWork['kind'], IconName>> = {
  Chat: 'chat',
  Run: 'play',
  Job: 'jobs',
  Template: 'braces',
};

interface WorkRowsProps {
  readonly entries: readonly KeptWork[];
  /** Text to show below the title, by the id of an entry: the words that were found. */
  readonly excerpts?: ReadonlyMap<string, string>;
}

/** Chats, runs, jobs and templates as rows: image or icon, title, model, kind and age. */
export function WorkRows({ entries, excerpts }: WorkRowsProps) {
  return (
    <ul className={styles.rows}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <ActivityThumbnail media={entry.media} task={entry.task} icon={ICONS[entry.kind]} />
          <div className={styles.words}>
            <a className={styles.link} href={entry.to}>
              {entry.title}
            </a>
            {excerpts?.has(entry.id) && <p className={styles.excerpt}>{excerpts.get(entry.id)}</p>}
          </div>
          <span className={styles.model}>{entry.model}</span>
          <span className={styles.kind}>{entry.kind}</span>
          <time className={styles.time} dateTime={new Date(entry.time).toISOString()}>
            {ago(entry.time)}
          </time>
        </li>
      ))}
    </ul>
  );
}
