import { useObjectUrl } from '../../ui/use-object-url.ts';
import type { KeptWork } from '../../work-list/kept-work.ts';
import styles from './image-grid.module.css';

/** The images and videos that were made, each with its prompt. */
export function ImageGrid({ entries }: { readonly entries: readonly KeptWork[] }) {
  return (
    <ul className={`bare-list ${styles.grid}`} aria-label="Images">
      {entries.map((entry) => (
        <li key={entry.id} className={`stack ${styles.item}`}>
          <Picture media={entry.media} />
          <a className={`cover-link ${styles.prompt}`} href={entry.to} title={entry.title}>
            {entry.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Picture({ media }: { readonly media: Blob | undefined }) {
  const url = useObjectUrl(media);
  if (url === undefined) return <span className={styles.picture} />;
  if (media?.type.startsWith('video/'))
    return <video className={styles.picture} src={url} muted preload="metadata" aria-hidden="true" tabIndex={-1} />;
  return <img className={styles.picture} src={url} alt="" loading="lazy" />;
}
