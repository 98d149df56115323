import { Chat, isOpen, type ShownTurn } from '@hubkit/react/chat-panel';
import '@hubkit/react/chat-panel.css';
import styles from '../../../chat-view/message.module.css';
import { getData, getFailure } from '../../../chat-view/turn-data.ts';
import { FailurePanel } from '../../../run/failure-panel.tsx';
import { shortName } from '../../../run/format-facts.ts';
import { RunWait } from '../../../run/run-wait.tsx';
import { useStore } from '../../../state/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import { useChat } from '../chat-context.ts';
import { MessageFooter } from './message-footer.tsx';
import { type MessageActions, toElementId } from './use-message-actions.ts';

interface MessageViewProps extends ShownTurn {
  readonly column: string;
  readonly model: string;
  /** True in a comparison: answers of other models are labeled. */
  readonly isCompared: boolean;
  /** True for the fastest of several answers to one question. */
  readonly isFastest: boolean;
  /** True for the cheapest of them. */
  readonly isCheapest: boolean;
  /** True for a question that no model of the comparison has answered. */
  readonly hasNoAnswer: boolean;
  readonly actions: MessageActions;
}

/** One message: that of every chat, with the call behind it. */
export function MessageView({ turn, versions, column, model, isCompared, actions, ...best }: MessageViewProps) {
  // As a property, a call would stay in memory after it has left the log.
  const run = useStore(useChat().runs.store, (all) => all[turn.id]);
  const failure = getFailure(turn);
  const { report } = getData(turn);
  const other = isCompared && report?.model !== model ? report?.model : undefined;
  return (
    <Chat.Message
      id={toElementId(column, turn.id)}
      className={styles.message}
      tabIndex={-1}
      turn={turn}
      versions={versions}
    >
      <Chat.Author className="visually-hidden" />
      {other && (
        <p className="row quiet">
          {`Answer of ${shortName(other)}`}
          <Button
            size="small"
            look="outline"
            icon="refresh"
            label={`Ask ${shortName(model)}`}
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
      <MessageFooter run={run} model={model} isCompared={isCompared} actions={actions} {...best} />
    </Chat.Message>
  );
}
