import { ago } from '../../ui/format-time.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import type { RecentEntry } from './recent-entries.ts';
import styles from './start-page.module.css';
import { useRecent } from './use-recent.ts';

const ICONS: Readonly<Record<RecentEntry['kind'], IconName>> = { Chat: 'chat', Run: 'play', Job: 'jobs' };

/** The last work of this browser. */
export function RecentList() {
  const recent = useRecent();
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <h2 id="recent">Continue</h2>
      {recent?.length === 0 && (
        <p className={styles.none}>
          Chats and jobs of this browser appear here, and the runs of every form, with their results.
        </p>
      )}
      <ul>
        {recent?.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <Sign entry={entry} />
            <a className={styles.link} href={entry.to}>
              {entry.title}
            </a>
            <span className={styles.model}>{entry.model}</span>
            <span className={styles.kind}>{entry.kind}</span>
            <time className={styles.time} dateTime={new Date(entry.time).toISOString()}>
              {ago(entry.time)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sign({ entry: { kind, picture } }: { readonly entry: RecentEntry }) {
  const url = useObjectUrl(picture);
  return <span className={styles.sign}>{url ? <img src={url} alt="" /> : <Icon name={ICONS[kind]} />}</span>;
}
