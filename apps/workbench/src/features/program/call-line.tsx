import { Link } from '@tanstack/react-router';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { taskLabel } from '../../catalog-data/task-label.ts';
import { duration } from '../../run/format-facts.ts';
import { TaskTile } from '../../task-card/task-tile.tsx';
import { counted } from '../../ui/format-count.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ListedCall } from './program-call.ts';
import styles from './program-page.module.css';

interface CallLineProps {
  readonly call: ListedCall;
  readonly isChosen: boolean;
  /** True to name the program, where there are several. */
  readonly isProgramShown: boolean;
  /** True where the call takes the place of the list. */
  readonly isAlone: boolean;
}

/** The model of a call, or else its task. */
export function nameOfCall({ model, task }: ListedCall): string {
  return model || (task && taskLabel(task)) || 'Request';
}

/** A call in the list: what was called, with which words, and how it went. */
export function CallLine({ call, isChosen, isProgramShown, isAlone }: CallLineProps) {
  const { id, startedAt, durationMs, program, provider, task, prompt, tokens, failure, status } = call;
  const known = TASK_INDEX.find((each) => each.id === task);
  const time = new Date(startedAt).toLocaleTimeString();
  const facts = [
    ...[provider, duration(durationMs), tokens !== undefined && counted(tokens, 'token')],
    ...[time, isProgramShown && program.split('/').at(-1)],
  ];
  return (
    <li>
      <Link
        to="/program"
        search={(before) => ({ ...before, call: id })}
        resetScroll={isAlone}
        className={styles.line}
        aria-current={isChosen || undefined}
      >
        {known ? (
          <TaskTile task={known.id} modality={known.modality} size="small" />
        ) : (
          <span className={styles.sign}>
            <Icon name={task === 'conversational' ? 'chat' : 'code'} />
          </span>
        )}
        <span className={styles.model}>{nameOfCall(call)}</span>
        {prompt !== '' && <span>{prompt}</span>}
        {failure !== undefined && (
          <span className={styles.failed}>
            {status === undefined || status < 400 ? `Failed: ${failure}` : `${status}: ${failure}`}
          </span>
        )}
        <span className={`quiet ${styles.about}`}>{facts.filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  );
}
