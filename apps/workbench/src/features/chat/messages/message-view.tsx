import { lazy, memo, useRef, useState } from 'react';
import { checkAnswer } from '../../../run/check-answer.ts';
import { FailurePanel } from '../../../run/failure-panel.tsx';
import { shortName } from '../../../run/format-facts.ts';
import { RunDetails } from '../../../run/run-details.tsx';
import { RunFacts } from '../../../run/run-facts.tsx';
import { RunWait } from '../../../run/run-wait.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { isOpen, type ToolResult, type Turn } from '../conversation/turn.ts';
import { MessageEditor } from './message-editor.tsx';
import styles from './message-view.module.css';
import { ToolCalls, ToolResults } from './tool-calls.tsx';
import { elementIdOf, type MessageActions } from './use-message-actions.ts';
import type { VersionSwitchProps } from './version-switch.tsx';
import { VersionSwitch } from './version-switch.tsx';

/**
 * The Markdown renderer, larger than the rest of the page. It is loaded with the first answer, which is plain text until then.
 */
const MarkdownText = lazy(() =>
  import('../../../ui/markdown.tsx').then((module) => ({ default: module.MarkdownText })),
);

interface MessageViewProps extends Omit<VersionSwitchProps, 'onChoose'> {
  readonly turn: Turn;
  /** Id of the column that shows it. */
  readonly column: string;
  /** Model of the column, in a comparison: answers of other models are labeled. */
  readonly model: string | undefined;
  readonly actions: MessageActions;
  /** True for the end of the shown path. */
  readonly isLast: boolean;
  /** True for a message that is far out of sight: of one that is finished, only its text is there. */
  readonly isFar: boolean;
  /** Number of times that it went out of sight. */
  readonly leaves: number;
}

/** One message, with what can be done to it. */
export const MessageView = memo(function MessageView({
  turn,
  column,
  model,
  actions,
  isLast,
  isFar,
  leaves,
  ...versions
}: MessageViewProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const isUser = turn.role === 'user';
  const version = versions.count > 1 ? `, version ${versions.place + 1} of ${versions.count}` : '';
  const { failure } = turn;
  const cut = cutMark(turn);
  // In full, each exchange of a long chat holds 50 kB of elements that nobody sees.
  const isFolded = isFar && !isLast && !isEditing && !isOpen(turn) && !failure;
  const other = model !== undefined && turn.report?.model !== model ? turn.report?.model : undefined;
  return (
    <article
      // An element that browsers do not lay out keeps its last layout, and with it all that was in it; a new one has none.
      key={leaves}
      id={elementIdOf(column, turn.id)}
      className={styles.message}
      tabIndex={-1}
      data-role={turn.role}
      data-status={turn.status}
    >
      <h2 className="visually-hidden">{`${isUser ? 'You' : 'Assistant'}${version}`}</h2>
      {isFolded ? <p className={styles.plain}>{turn.content}</p> : full()}
    </article>
  );

  function full() {
    return (
      <>
        {other && (
          <p className={styles.from}>
            {`Answer of ${shortName(other)}`}
            <Button
              size="small"
              look="outline"
              icon="refresh"
              label={`Ask ${shortName(model ?? '')}`}
              onClick={() => actions.regenerate(turn.id)}
            />
          </p>
        )}
        {isEditing ? (
          <MessageEditor
            message={turn}
            onSave={(content) => {
              setEditing(false);
              actions.rewrite(turn.id, content);
            }}
            onCancel={() => {
              setEditing(false);
              requestAnimationFrame(() => editButton.current?.focus());
            }}
          />
        ) : (
          <MessageBody turn={turn} onResults={isLast ? actions.sendResults : undefined} />
        )}
        {turn.run && isOpen(turn) && <RunWait run={turn.run} />}
        {failure && (
          <FailurePanel
            failure={failure}
            {...(turn.run && {
              spec: turn.run.spec,
              attempts: turn.run.attempts,
              failedAt: turn.run.startedAt + (turn.report?.totalMs ?? 0),
            })}
            onRetry={() => actions.regenerate(turn.id)}
          />
        )}
        {!isEditing && !isOpen(turn) && (
          <footer className={styles.footer}>
            {cut && <span className={styles.mark}>{cut}</span>}
            {cut && isLast && turn.content && turn.status !== 'elsewhere' && (
              <Button size="small" look="outline" icon="play" label="Continue" onClick={() => actions.goOn(turn.id)} />
            )}
            {turn.schema && turn.status === 'done' && !turn.toolCalls && (
              <SchemaMark answer={turn.content} schema={turn.schema} />
            )}
            {turn.report && <RunFacts report={turn.report} />}
            {versions.count > 1 && <VersionSwitch {...versions} onChoose={actions.choose} />}
            {turn.run && <RunDetails run={turn.run} />}
            <div className={styles.actions}>
              {turn.content && <CopyButton text={turn.content} label="Copy" />}
              {turn.content && (
                <Button
                  ref={editButton}
                  icon="edit"
                  iconOnly
                  size="small"
                  label="Edit"
                  onClick={() => setEditing(true)}
                />
              )}
              {!isUser && !failure && (
                <Button
                  icon="refresh"
                  iconOnly
                  size="small"
                  label="Regenerate"
                  onClick={() => actions.regenerate(turn.id)}
                />
              )}
              <Button icon="trash" iconOnly size="small" label="Delete" onClick={() => actions.remove(turn.id)} />
            </div>
          </footer>
        )}
      </>
    );
  }
});

/** Explains why an answer is incomplete. */
function cutMark({ status, finishReason, maxTokens }: Turn): string | undefined {
  if (status === 'stopped') return 'Stopped';
  if (status === 'interrupted') return 'Interrupted: the page was closed';
  if (status === 'elsewhere') return 'Being written in another tab';
  if (finishReason !== 'length') return undefined;
  return maxTokens === undefined ? 'Stopped at the provider’s token limit' : `Stopped at max tokens (${maxTokens})`;
}

/** Shows the result of checking an answer against its schema. */
function SchemaMark({ answer, schema }: { readonly answer: string; readonly schema: string }) {
  const problem = checkAnswer(answer, schema);
  if (problem === undefined) return <span className={styles.good}>Matches the schema</span>;
  return <span className={styles.mark}>{`Does not match the schema: ${problem}`}</span>;
}

interface MessageBodyProps {
  readonly turn: Turn;
  /** Present where the called tools wait for their results. */
  readonly onResults: ((results: readonly ToolResult[]) => void) | undefined;
}

function MessageBody({ turn, onResults }: MessageBodyProps) {
  const { role, content, images = [], reasoning, toolCalls, toolResults } = turn;
  if (toolResults) return <ToolResults results={toolResults} />;
  if (role === 'user')
    return (
      <>
        {images.map((url, place) => (
          <img key={url} className={styles.image} src={url} alt={`Attachment ${place + 1}`} />
        ))}
        {content && <p className={styles.question}>{content}</p>}
      </>
    );
  return (
    <>
      {reasoning && (
        <details className={styles.reasoning}>
          <summary>{isOpen(turn) && !content ? 'Reasoning…' : 'Reasoning'}</summary>
          <p>{reasoning}</p>
        </details>
      )}
      {content && (
        <LazyPart waiting={<p>{content}</p>} failed={<p>{content}</p>}>
          <MarkdownText isGrowing={isOpen(turn)}>{content}</MarkdownText>
        </LazyPart>
      )}
      {toolCalls && <ToolCalls calls={toolCalls} onResults={turn.status === 'done' ? onResults : undefined} />}
    </>
  );
}
