import { Chat, isOpen, type ShownTurn, textOfTurn } from '@hubkit/react/chat-panel';
import '@hubkit/react/chat-panel.css';
import { memo } from 'react';
import styles from '../../../chat-view/message.module.css';
import { dataOf, failureOf } from '../../../chat-view/turn-data.ts';
import { FailurePanel } from '../../../run/failure-panel.tsx';
import { shortName } from '../../../run/format-facts.ts';
import type { Run } from '../../../run/run.ts';
import { RunWait } from '../../../run/run-wait.tsx';
import { Button } from '../../../ui/button.tsx';
import { MessageFooter } from './message-footer.tsx';
import { elementIdOf, type MessageActions } from './use-message-actions.ts';

interface MessageViewProps extends ShownTurn {
  /** The call behind it, of the newest answers of this page. */
  readonly run: Run | undefined;
  /** Id of the column that shows it. */
  readonly column: string;
  /** Model of the column, in a comparison: answers of other models are labeled. */
  readonly model: string | undefined;
  /** True for the fastest of several answers to one question. */
  readonly isFastest: boolean;
  /** True for the cheapest of them. */
  readonly isCheapest: boolean;
  readonly actions: MessageActions;
  /** True for the end of the shown path. */
  readonly isLast: boolean;
  /** True for a message that is far out of sight: of one that is finished, only its text is there. */
  readonly isFar: boolean;
  /** Number of times that it went out of sight. */
  readonly leaves: number;
}

/** One message: that of every chat, with the call behind it. */
export const MessageView = memo(function MessageView({
  turn,
  versions,
  run,
  column,
  model,
  actions,
  isLast,
  isFar,
  leaves,
  ...best
}: MessageViewProps) {
  const failure = failureOf(turn);
  const { report } = dataOf(turn);
  // In full, each exchange of a long chat holds 50 kB of elements that nobody sees.
  const isFolded = isFar && !isLast && !isOpen(turn) && !failure;
  const other = model !== undefined && report?.model !== model ? report?.model : undefined;
  return (
    <Chat.Message
      // An element that browsers do not lay out keeps its last layout, and with it all that was in it; a new one has none.
      key={leaves}
      id={elementIdOf(column, turn.id)}
      className={styles.message}
      tabIndex={-1}
      turn={turn}
      versions={versions}
    >
      <Chat.Author className="visually-hidden" />
      {isFolded ? (
        <p className={styles.plain}>{textOfTurn(turn)}</p>
      ) : (
        <>
          {other && (
            <p className={styles.from}>
              {`Answer of ${shortName(other)}`}
              <Button
                size="small"
                look="outline"
                icon="refresh"
                label={`Ask ${shortName(model ?? '')}`}
                onClick={() => actions.chat.regenerate?.(turn)}
              />
            </p>
          )}
          <Chat.Attachments />
          <Chat.Parts />
          {run && isOpen(turn) && <RunWait run={run} />}
          {failure && (
            <FailurePanel
              failure={failure}
              {...(run && {
                attempts: run.attempts,
                failedAt: run.startedAt + (report?.totalMs ?? 0),
              })}
              onRetry={() => actions.chat.regenerate?.(turn)}
            />
          )}
          <MessageFooter run={run} actions={actions} {...best} />
        </>
      )}
    </Chat.Message>
  );
});
