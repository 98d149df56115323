import { isOpen, type MessagePart, pendingCalls, type Turn, textOfTurn } from '@hubkit/react/chat-panel';
import { lazy, memo, useRef, useState } from 'react';
import { checkAnswer } from '../../../run/check-answer.ts';
import { FailurePanel } from '../../../run/failure-panel.tsx';
import { shortName } from '../../../run/format-facts.ts';
import type { Run } from '../../../run/run.ts';
import { RunDetails } from '../../../run/run-details.tsx';
import { RunFacts } from '../../../run/run-facts.tsx';
import { RunWait } from '../../../run/run-wait.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { dataOf, failureOf } from '../conversation/turn-data.ts';
import { FileChip } from './file-chip.tsx';
import { MessageEditor } from './message-editor.tsx';
import styles from './message-view.module.css';
import { ToolCalls } from './tool-calls.tsx';
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
  /** The call behind it, of the newest answers of this page. */
  readonly run: Run | undefined;
  /** Id of the column that shows it. */
  readonly column: string;
  /** Model of the column, in a comparison: answers of other models are labeled. */
  readonly model: string | undefined;
  /** Answers of other models to the same question; words that all of them lack are marked. */
  readonly against: readonly string[] | undefined;
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

/** One message, with what can be done to it. */
export const MessageView = memo(function MessageView({
  turn,
  run,
  column,
  model,
  against,
  isFastest,
  isCheapest,
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
  const failure = failureOf(turn);
  const { report, schema } = dataOf(turn);
  const cut = cutMark(turn);
  const text = textOfTurn(turn);
  // In full, each exchange of a long chat holds 50 kB of elements that nobody sees.
  const isFolded = isFar && !isLast && !isEditing && !isOpen(turn) && !failure;
  const other = model !== undefined && report?.model !== model ? report?.model : undefined;
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
      {isFolded ? <p className={styles.plain}>{text}</p> : full()}
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
              onClick={() => actions.regenerate(turn)}
            />
          </p>
        )}
        {isEditing ? (
          <MessageEditor
            message={turn}
            onSave={(content) => {
              setEditing(false);
              actions.rewrite(turn, content);
            }}
            onCancel={() => {
              setEditing(false);
              requestAnimationFrame(() => editButton.current?.focus());
            }}
          />
        ) : (
          <MessageBody turn={turn} against={against} onResults={isLast ? actions.sendResults : undefined} />
        )}
        {run && isOpen(turn) && <RunWait run={run} />}
        {failure && (
          <FailurePanel
            failure={failure}
            {...(run && {
              attempts: run.attempts,
              failedAt: run.startedAt + (report?.totalMs ?? 0),
            })}
            onRetry={() => actions.regenerate(turn)}
          />
        )}
        {!isEditing && !isOpen(turn) && (
          <footer className={styles.footer}>
            {cut && <span className={styles.mark}>{cut}</span>}
            {cut && isLast && text && !turn.isElsewhere && (
              <Button
                size="small"
                look="outline"
                icon="play"
                label="Continue"
                onClick={() => actions.continueAnswer(turn)}
              />
            )}
            {schema && turn.status === 'done' && pendingCalls(turn).length === 0 && (
              <SchemaMark answer={text} schema={schema} />
            )}
            {report && <RunFacts report={report} isFastest={isFastest} isCheapest={isCheapest} />}
            {versions.count > 1 && <VersionSwitch {...versions} onChoose={actions.choose} />}
            {run && <RunDetails run={run} />}
            <div className={styles.actions}>
              {text && <CopyButton text={text} label="Copy" />}
              {text && (
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
                  onClick={() => actions.regenerate(turn)}
                />
              )}
              <Button icon="trash" iconOnly size="small" label="Delete" onClick={() => actions.remove(turn)} />
            </div>
          </footer>
        )}
      </>
    );
  }
});

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

/** Shows the result of checking an answer against its schema. */
function SchemaMark({ answer, schema }: { readonly answer: string; readonly schema: string }) {
  const problem = checkAnswer(answer, schema);
  if (problem === undefined) return <span className={styles.good}>Matches the schema</span>;
  return <span className={styles.mark}>{`Does not match the schema: ${problem}`}</span>;
}

interface MessageBodyProps extends Pick<MessageViewProps, 'against'> {
  readonly turn: Turn;
  /** Present where the called tools wait for their results. */
  readonly onResults: MessageActions['sendResults'] | undefined;
}

/** The parts of a message, in their order. Calls of tools that follow one another are one form. */
function MessageBody({ turn, ...props }: MessageBodyProps) {
  const { parts } = turn;
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids; a message only grows at its end.
    <PartView key={place} turn={turn} part={part} place={place} {...props} />
  ));
}

interface PartViewProps extends MessageBodyProps {
  readonly part: MessagePart;
  readonly place: number;
}

function PartView({ turn, part, place, against, onResults }: PartViewProps) {
  const isGrowing = isOpen(turn) && place === turn.parts.length - 1;
  switch (part.type) {
    case 'image':
      return <img className={styles.image} src={part.url} alt={`Attachment ${place + 1}`} />;
    case 'file':
      return (
        <p className={styles.file}>
          <FileChip name={part.name} />
        </p>
      );
    case 'reasoning':
      return (
        <details className={styles.reasoning}>
          <summary>{isGrowing ? 'Reasoning…' : 'Reasoning'}</summary>
          <p>{part.text}</p>
        </details>
      );
    case 'refusal':
    case 'text':
      if (turn.role === 'user') return <p className={styles.question}>{part.text}</p>;
      return (
        <LazyPart waiting={<p>{part.text}</p>} failed={<p>{part.text}</p>}>
          <MarkdownText isGrowing={isGrowing} against={against}>
            {part.text}
          </MarkdownText>
        </LazyPart>
      );
    case 'object':
      return <pre className={styles.plain}>{JSON.stringify(part.value, null, 2)}</pre>;
    case 'tool-call': {
      if (turn.parts[place - 1]?.type === 'tool-call') return null;
      const rest = turn.parts.slice(place);
      const end = rest.findIndex(({ type }) => type !== 'tool-call');
      const calls = rest.slice(0, end < 0 ? undefined : end).filter((each) => each.type === 'tool-call');
      return <ToolCalls calls={calls} onResults={turn.status === 'done' ? onResults : undefined} />;
    }
  }
}
