import { Chat, type ChatActionName, isOpen, pendingCalls, textOfTurn, useMessage } from '@hubkit/react/chat-panel';
import { useState } from 'react';
import { getData, getFailure } from '../../../chat-view/turn-data.ts';
import type { Run } from '../../../run/run.ts';
import { RunFacts } from '../../../run/run-facts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyPart, latePart } from '../../../ui/lazy-part.tsx';
import styles from './message-footer.module.css';
import type { MessageActions } from './use-message-actions.ts';

const RunLog = latePart(async () => (await import('../../../run/run-log.tsx')).RunLog);
const SchemaMark = latePart(async () => (await import('./schema-mark.tsx')).SchemaMark);

/** A failed answer has its button below the failure. */
const OF_FAILED: readonly ChatActionName[] = ['copy', 'edit', 'resume'];

interface MessageFooterProps {
  /** The call behind the message, of the newest answers of this page. */
  readonly run: Run | undefined;
  /** Model of the column: the facts name another one. */
  readonly model: string;
  /** True in a comparison. */
  readonly isCompared: boolean;
  readonly isFastest: boolean;
  readonly isCheapest: boolean;
  /** True for a question that no model of the comparison has answered. */
  readonly hasNoAnswer: boolean;
  readonly actions: MessageActions;
}

/** One row below a message: what became of it, its versions, its facts, what can be done; and the timeline of its call. */
export function MessageFooter({
  run,
  model,
  isCompared,
  isFastest,
  isCheapest,
  hasNoAnswer,
  actions,
}: MessageFooterProps) {
  const { turn, isEditing, isLast } = useMessage();
  const [isTimeline, setTimeline] = useState(false);
  if (isOpen(turn)) return null;
  const { report, schema, maxTokens } = getData(turn);
  const hasFailed = getFailure(turn) !== undefined;
  const isUnanswered = turn.role === 'user' && isLast;
  return (
    <>
      <footer className={`row ${styles.footer}`} hidden={isEditing}>
        {!hasFailed && (
          <Chat.Status className={styles.mark} render={<span />}>
            {turn.finish === 'length' && maxTokens !== undefined && turn.status === 'done'
              ? `Stopped at max tokens (${maxTokens})`
              : undefined}
          </Chat.Status>
        )}
        {isUnanswered && (
          <Button
            size="small"
            look="outline"
            icon="play"
            label="Answer"
            onClick={() => actions.chat.regenerate?.(turn)}
          />
        )}
        {hasNoAnswer && (
          <Button size="small" look="outline" icon="refresh" label="Retry all" onClick={actions.retryAll} />
        )}
        {schema && turn.status === 'done' && pendingCalls(turn).length === 0 && (
          <LazyPart>
            <SchemaMark answer={textOfTurn(turn)} schema={schema} />
          </LazyPart>
        )}
        <Chat.Versions />
        {report && (
          <RunFacts
            report={report}
            // A comparison names another model above its answer.
            isModelShown={!isCompared && report.model !== model}
            isCompared={isCompared}
            isFastest={isFastest}
            isCheapest={isCheapest}
          />
        )}
        <Chat.Actions actions={hasFailed ? OF_FAILED : undefined} editRoles={EDITABLE}>
          {run && (
            <Chat.Action label="Timeline" aria-expanded={isTimeline} onClick={() => setTimeline(!isTimeline)}>
              <Icon name="jobs" />
            </Chat.Action>
          )}
          <Chat.Action label="Delete" onClick={() => actions.remove(turn)}>
            <Icon name="trash" />
          </Chat.Action>
        </Chat.Actions>
      </footer>
      <LazyPart>{run && isTimeline && <RunLog run={run} />}</LazyPart>
    </>
  );
}

const EDITABLE = ['user', 'assistant'] as const;
