import { isOpen, type Turn, textOfTurn } from '@hubkit/react/chat-panel';
import type { ReactElement } from 'react';
import styles from '../../../chat-view/message.module.css';
import { MESSAGE_LABELS } from '../../../chat-view/message-labels.ts';
import { getFailure } from '../../../chat-view/turn-data.ts';
import { toElementId } from './use-message-actions.ts';

/** Returns true for a message that nobody sees a difference in when it is far out of sight: it is finished, and has nothing to press. */
export function isFoldable(turn: Turn): boolean {
  return !isOpen(turn) && !getFailure(turn);
}

/**
 * A message that is far out of sight: its heading and its text, for readers of headings and the search of browsers. In full, each exchange
 * of a long chat holds 50 kB of elements that nobody sees; a component of its own would be another 0.5 kB.
 */
export function drawFolded(turn: Turn, column: string): ReactElement {
  return (
    <article
      id={toElementId(column, turn.id)}
      className={`hubkit-chat-message ${styles.message}`}
      data-slot="chat-message"
      data-role={turn.role}
      data-status={turn.status}
      tabIndex={-1}
    >
      <h2 className="visually-hidden">{MESSAGE_LABELS.roles[turn.role]}</h2>
      <p className={styles.plain}>{textOfTurn(turn)}</p>
    </article>
  );
}
