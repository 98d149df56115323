import { AnswerJoiner, type MessagePart } from '@hubkit/messages';
import { TaskResult } from '@hubkit/react/task-widget';
import '@hubkit/react/task-widget.css';
import { useMemo } from 'react';
import type { Run } from '../../run/run.ts';
import { counted } from '../../ui/format-count.ts';
import { MarkdownText } from '../../ui/markdown.tsx';
import type { ProgramCall } from './program-call.ts';
import styles from './program-page.module.css';
import { readCallOutput } from './read-call-output.ts';

/** Numbers of a vector that are shown. */
const SHOWN_NUMBERS = 8;

interface CallResultProps {
  readonly run: Run;
  /** The request whose response is the result. */
  readonly result: ProgramCall;
  /** Name of an image or recording; '' for none. */
  readonly label: string;
}

/** What a call returned: the parts of an answer, an image, a recording, or other data as its task draws it. */
export function CallResult({ run, result, label }: CallResultProps) {
  const { task, args } = run.spec;
  const output = useMemo(() => readCallOutput(result), [result]);
  const isChat = task === 'conversational';
  const parts = useMemo(() => (isChat ? readParts(run) : []), [isChat, run]);
  if (isChat)
    return (
      <div className="stack">
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a call that has ended stay.
          <Part key={place} part={part} />
        ))}
      </div>
    );
  if (output === undefined) return null;
  if (isVector(output))
    return (
      <p className={styles.answer}>
        {`${counted(output.length, 'number')}: `}
        <code>{`${output.slice(0, SHOWN_NUMBERS).join(', ')}${output.length > SHOWN_NUMBERS ? ', …' : ''}`}</code>
      </p>
    );
  return <TaskResult task={task} args={args} value={output} label={label || undefined} />;
}

function isVector(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number');
}

function readParts({ events }: Run): readonly MessagePart[] {
  const joiner = new AnswerJoiner({ parts: [] }, { splitsThinking: true });
  return events
    .filter(({ type }) => type === 'chunk')
    .reduce<readonly MessagePart[]>((_, { data }) => joiner.push(data).parts, []);
}

function Part({ part }: { readonly part: MessagePart }) {
  if (part.type === 'reasoning')
    return (
      <details>
        <summary>Reasoning</summary>
        <p className={`quiet ${styles.answer}`}>{part.text.trim()}</p>
      </details>
    );
  if (part.type === 'text' || part.type === 'refusal') return <MarkdownText>{part.text}</MarkdownText>;
  if (part.type === 'tool-call') return <code className={styles.answer}>{`${part.name}(${part.arguments})`}</code>;
  return null;
}
