import type { ReactNode } from 'react';
import { TASK_INDEX } from '../catalog-data/task-index.gen.ts';
import { JobProgress } from '../run/job-progress.tsx';
import { TaskTile } from '../task-card/task-tile.tsx';
import { ago } from '../ui/format-time.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { KeptWork, WorkKind, WorkState } from './kept-work.ts';
import { MediaPreview } from './media-preview.tsx';
import styles from './work-rows.module.css';

const ICONS: Readonly<Record<WorkKind, IconName>> = {
  Chat: 'chat',
  Image: 'image',
  Video: 'play',
  Run: 'play',
  'Model call': 'model',
  'Run on disk': 'rows',
  Evaluation: 'check',
  'Fault run': 'fault',
  Template: 'braces',
};

/** What a row says of a state; nothing of what is done. */
export const STATE_LABELS: Readonly<Record<WorkState, string>> = {
  running: 'Running',
  paused: 'Paused',
  failed: 'Failed',
  stopped: 'Stopped',
  done: '',
};

interface WorkRowsProps {
  readonly entries: readonly KeptWork[];
  /** Text to show below the title, by the id of an entry: the words that were found. */
  readonly excerpts?: ReadonlyMap<string, string>;
  /** Buttons at the end of a row. */
  readonly actionsOf?: (entry: KeptWork) => ReactNode;
  /** What takes the place of a title, and what is unfolded below it. */
  readonly titleOf?: (entry: KeptWork) => ReactNode;
  readonly moreOf?: (entry: KeptWork) => ReactNode;
}

/** Chats, runs and templates as rows: image or icon, title, state, model, kind and age. */
export function WorkRows({ entries, excerpts, actionsOf, titleOf, moreOf }: WorkRowsProps) {
  return (
    <ul className={`bare-list frame ${styles.rows}`}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry} data-state={entry.state} data-failures={entry.hasFailures}>
          <Sign entry={entry} />
          <div className={styles.words}>
            {titleOf?.(entry) || (
              <a className={styles.link} href={entry.to}>
                {entry.title}
              </a>
            )}
            <State entry={entry} />
            {excerpts?.has(entry.id) && <p className={styles.excerpt}>{excerpts.get(entry.id)}</p>}
          </div>
          <span className={styles.model}>{entry.model}</span>
          <span className={styles.kind}>{entry.kind}</span>
          <time className={styles.time} dateTime={new Date(entry.time).toISOString()}>
            {ago(entry.time)}
          </time>
          {actionsOf && <div className={styles.actions}>{actionsOf(entry)}</div>}
          {moreOf?.(entry)}
        </li>
      ))}
    </ul>
  );
}

function State({ entry: { state, note, progress, startedAt } }: { readonly entry: KeptWork }) {
  const words = [STATE_LABELS[state], note].filter(Boolean).join(' · ');
  if (state === 'running' && progress && startedAt !== undefined)
    return (
      <div className={`quiet ${styles.state}`}>
        <JobProgress progress={progress} startedAt={startedAt} />
      </div>
    );
  return words === '' ? null : <p className={`quiet ${styles.state}`}>{words}</p>;
}

/** The 40 px sign at the start of a row: the image or video of the entry, the glyph of its task, or the icon of its kind. */
function Sign({ entry: { media, task, kind } }: { readonly entry: KeptWork }) {
  const known = TASK_INDEX.find(({ id }) => id === task);
  if (!media && known) return <TaskTile task={known.id} modality={known.modality} />;
  return <span className={styles.sign}>{media ? <MediaPreview media={media} /> : <Icon name={ICONS[kind]} />}</span>;
}
