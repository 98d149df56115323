import { TASK_INDEX } from '../catalog-data/task-index.gen.ts';
import { TaskTile } from '../task-card/task-tile.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useObjectUrl } from '../ui/use-object-url.ts';
import styles from './work-sign.module.css';

interface ActivityThumbnailProps {
  /** An image or a video that belongs to the entry. */
  readonly media?: Blob | undefined;
  /** Id of its task. */
  readonly task?: string | undefined;
  /** Shown where there is neither. */
  readonly icon: IconName;
}

/** The 40 px thumbnail at the start of a row: the result, the glyph of its task, or an icon. */
export function ActivityThumbnail({ media, task, icon }: ActivityThumbnailProps) {
  const url = useObjectUrl(media);
  const known = TASK_INDEX.find(({ id }) => id === task);
  if (url)
    return (
      <span className={styles.sign}>
        {media?.type.startsWith('video/') ? (
          <video src={url} muted preload="metadata" aria-hidden="true" tabIndex={-1} />
        ) : (
          <img src={url} alt="" />
        )}
      </span>
    );
  if (known) return <TaskTile task={known.id} modality={known.modality} />;
  return (
    <span className={styles.sign} data-kind={icon}>
      <Icon name={icon} />
    </span>
  );
}
