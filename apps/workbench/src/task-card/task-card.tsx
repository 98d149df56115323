import { mediaUrl } from '../catalog-data/media-url.ts';
import type { TaskEntry } from '../catalog-data/task-entry.ts';
import { TASK_PREVIEWS } from '../catalog-data/task-previews.gen.ts';
import { TASK_SUMMARIES } from '../catalog-data/task-summaries.gen.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './task-card.module.css';
import { TaskTile } from './task-tile.tsx';
import { tryAddress } from './try-address.ts';

interface TaskCardProps {
  readonly task: TaskEntry;
}

/** A task with an image of its output, or with a line of its input and its output; one link covers the card. */
export function TaskCard({ task }: TaskCardProps) {
  const tryAt = tryAddress(task);
  const href = `/tasks/${task.id}`;
  const summary = TASK_SUMMARIES[task.id];
  return (
    <article className={`frame ${styles.card}`} data-hue={task.modality}>
      <Preview task={task} />
      <div className={styles.words}>
        <TaskTile task={task.id} modality={task.modality} size="small" />
        <h3 className={styles.title}>
          <a className="cover-link" href={href}>
            {task.label}
          </a>
        </h3>
        {summary && <p className={`quiet ${styles.summary}`}>{summary}</p>}
        <p className={styles.actions}>
          {tryAt && (
            <a href={tryAt} data-look="primary" aria-label={`Try: ${task.label}`}>
              Try
            </a>
          )}
          <a href={href} aria-label={`Read: ${task.label}`}>
            Read
          </a>
        </p>
      </div>
    </article>
  );
}

/** A task that has no description yet, as one line. */
export function TaskLine({ task }: TaskCardProps) {
  return (
    <a className={styles.entry} href={`/tasks/${task.id}`}>
      <TaskTile task={task.id} modality={task.modality} size="small" />
      {task.label}
    </a>
  );
}

/** An image with input and output as its caption, or both as lines. An output image shares its frame with the input image. */
function Preview({ task: { id, modality } }: TaskCardProps) {
  const { picture, before, from, to, plays } = TASK_PREVIEWS[id] ?? {};
  const url = picture && mediaUrl(picture);
  if (url)
    return (
      <div className={styles.stage} data-state={before ? 'halves' : 'picture'}>
        <img src={url} alt="" loading="lazy" decoding="async" />
        {before && <img className={styles.before} src={mediaUrl(before)} alt="" loading="lazy" decoding="async" />}
        {plays && (
          <span className={styles.plays}>
            <Icon name="play" />
          </span>
        )}
        {(from || to) && (
          <div className={styles.caption}>
            {from && <p>{from}</p>}
            {to && <strong>{to}</strong>}
          </div>
        )}
      </div>
    );
  if (!from && !to)
    return (
      <div className={styles.stage} data-state="bare">
        <TaskTile task={id} modality={modality} />
      </div>
    );
  return (
    <div className={styles.stage} data-state="lines">
      {from && <p className={styles.from}>{from}</p>}
      {to && <p className={styles.to}>{to}</p>}
    </div>
  );
}
