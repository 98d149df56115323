import { Chat, isOpen, pendingCalls, type Turn, textOfTurn, useMessage } from '@hubkit/react/chat-panel';
import { useEffect, useRef, useState } from 'react';
import { dataOf, failureOf } from '../../../chat-view/turn-data.ts';
import type { Run } from '../../../run/run.ts';
import { RunFacts } from '../../../run/run-facts.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { LazyPart, latePart } from '../../../ui/lazy-part.tsx';
import styles from './message-footer.module.css';
import type { MessageActions } from './use-message-actions.ts';

const RunLog = latePart(async () => (await import('../../../run/run-log.tsx')).RunLog);
const SchemaMark = latePart(async () => (await import('./schema-mark.tsx')).SchemaMark);

interface MessageFooterProps {
  /** The call behind the message, of the newest answers of this page. */
  readonly run: Run | undefined;
  readonly isFastest: boolean;
  readonly isCheapest: boolean;
  readonly actions: MessageActions;
}

/** One row below a message: what became of it, its versions, what can be done, its facts; and the timeline of its call. */
export function MessageFooter({ run, isFastest, isCheapest, actions }: MessageFooterProps) {
  const { turn, isEditing, isLast, setEditing } = useMessage();
  const [isTimeline, setTimeline] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing || isOpen(turn)) return null;
  const { report, schema } = dataOf(turn);
  const { resume, regenerate } = actions.chat;
  const text = textOfTurn(turn);
  const cut = cutMark(turn);
  const isUnanswered = turn.role === 'user' && isLast;
  return (
    <>
      <footer className={styles.footer}>
        {cut && <span className={styles.mark}>{cut}</span>}
        {cut && isLast && text && !turn.isElsewhere && (
          <Button size="small" look="outline" icon="play" label="Continue" onClick={() => resume?.(turn)} />
        )}
        {isUnanswered && (
          <Button size="small" look="outline" icon="play" label="Answer" onClick={() => regenerate?.(turn)} />
        )}
        {schema && turn.status === 'done' && pendingCalls(turn).length === 0 && (
          <LazyPart>
            <SchemaMark answer={text} schema={schema} />
          </LazyPart>
        )}
        <Chat.Versions className={styles.versions ?? ''} />
        <div className={styles.actions}>
          {text && <CopyButton text={text} label="Copy" />}
          {text && (
            <Button ref={editButton} icon="edit" iconOnly size="small" label="Edit" onClick={() => setEditing(true)} />
          )}
          {turn.role === 'assistant' && !failureOf(turn) && (
            <Button icon="refresh" iconOnly size="small" label="Regenerate" onClick={() => regenerate?.(turn)} />
          )}
          {run && (
            <Button
              icon="jobs"
              iconOnly
              size="small"
              label="Timeline"
              aria-expanded={isTimeline}
              onClick={() => setTimeline(!isTimeline)}
            />
          )}
          <Button icon="trash" iconOnly size="small" label="Delete" onClick={() => actions.remove(turn)} />
        </div>
        {report && <RunFacts report={report} isFastest={isFastest} isCheapest={isCheapest} />}
      </footer>
      <LazyPart>{run && isTimeline && <RunLog run={run} />}</LazyPart>
    </>
  );
}

/** Explains why an answer is incomplete. */
function cutMark(turn: Turn): string | undefined {
  const { status, isElsewhere, finish } = turn;
  const { maxTokens } = dataOf(turn);
  if (status === 'stopped') return 'Stopped';
  if (isElsewhere) return 'Being written in another tab';
  if (status === 'interrupted') return 'Interrupted: the page was closed';
  if (finish !== 'length') return undefined;
  return maxTokens === undefined ? 'Stopped at the provider’s token limit' : `Stopped at max tokens (${maxTokens})`;
}
