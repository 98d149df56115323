import { Chat, type PartComponents, type PartProps, type ToolPartProps, useMessage } from '@hubkit/react/chat-panel';
import { createContext, type FormEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { duration } from '../run/format-facts.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { hasKeyboard } from '../ui/has-keyboard.ts';
import { LazyPart, latePart } from '../ui/lazy-part.tsx';
import styles from './message.module.css';
import { getData } from './turn-data.ts';

/** Texts of other models to the same questions, by the ids of the answers; words that all of them lack are marked. */
export const MarksContext = createContext<ReadonlyMap<string, readonly string[]> | undefined>(undefined);

/** Loads the Markdown renderer, larger than the rest of the page, while a question is written. */
export async function loadMarkdownText() {
  const { loadMarkdown, MarkdownText } = await import('../ui/markdown.tsx');
  await loadMarkdown();
  return MarkdownText;
}

const MarkdownText = latePart(loadMarkdownText);

/** How parts of messages are drawn, where it is not as in every chat. */
export const MESSAGE_PARTS: PartComponents = {
  text: Text,
  refusal: Text,
  reasoning: Reasoning,
  object: ({ part }) => <Json text={JSON.stringify(part.value, null, 2)} />,
  'tool-call': ToolCall,
};

function Text({ part: { text }, role, isOpen }: PartProps<'text' | 'refusal'>) {
  const { turn } = useMessage();
  // Found anew with each word of any answer; the text is drawn anew only for other texts.
  const others = JSON.stringify(useContext(MarksContext)?.get(turn.id) ?? null);
  const against = useMemo((): readonly string[] | undefined => JSON.parse(others) ?? undefined, [others]);
  if (role === 'user') return <p>{text}</p>;
  const json = getData(turn).schema === undefined ? undefined : indented(text);
  if (json !== undefined) return <Json text={json} />;
  return (
    <LazyPart waiting={<Plain text={text} />} failed={<Plain text={text} />}>
      <MarkdownText isGrowing={isOpen} against={against}>
        {text}
      </MarkdownText>
    </LazyPart>
  );
}

/** An answer before its renderer is there, with each word where it will stand. */
function Plain({ text }: { readonly text: string }) {
  return (
    <div className="hubkit-panel hubkit-markdown">
      {text.split(/\n{2,}/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only added.
        <p key={place} className={styles.plain}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** An object as code, drawn as the code of other answers. */
function Json({ text }: { readonly text: string }) {
  return (
    <LazyPart waiting={<pre>{text}</pre>} failed={<pre>{text}</pre>}>
      <MarkdownText>{`\`\`\`json\n${text}\n\`\`\``}</MarkdownText>
    </LazyPart>
  );
}

function Reasoning({ part, isOpen }: PartProps<'reasoning'>) {
  const { report } = getData(useMessage().turn);
  const label =
    report?.thoughtMs === undefined
      ? isOpen
        ? 'Thinking…'
        : 'Reasoning'
      : `Thought for ${duration(report.thoughtMs)}`;
  return (
    <details>
      <summary>{label}</summary>
      <p>{part.text.trim()}</p>
    </details>
  );
}

/** A JSON object or list with line breaks; undefined for other texts, and for what is not whole yet. */
function indented(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : undefined;
  } catch {
    return undefined;
  }
}

/** A tool that an answer calls, with its result, or a field for it. The workbench runs no tool by itself. */
function ToolCall(props: ToolPartProps) {
  const { part, addResult } = props;
  const [result, setResult] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isAsked = addResult !== undefined;
  useEffect(() => {
    if (isAsked && hasKeyboard() && isFocusFree()) field.current?.focus();
  }, [isAsked]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    addResult?.(result);
  };
  return (
    <div className={styles.call}>
      <Chat.ToolCall {...props} />
      {addResult && (
        <form className={styles.result} onSubmit={send}>
          <Field label={`Result of ${part.name}`}>
            {(control) => (
              <textarea
                {...control}
                ref={field}
                rows={2}
                required
                placeholder="What the tool returns, such as JSON"
                aria-keyshortcuts="Control+Enter Meta+Enter"
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                  // The page would send the message that is being written, and drop the call.
                  event.stopPropagation();
                  event.currentTarget.form?.requestSubmit();
                }}
                value={result}
                onChange={({ target }) => setResult(target.value)}
              />
            )}
          </Field>
          <Button type="submit" look="primary" icon="arrowUp" label="Send the result" />
        </form>
      )}
    </div>
  );
}

/** True while nobody writes: the focus is nowhere, or in the empty field of the next message. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLTextAreaElement)) return activeElement === document.body;
  return activeElement.value === '' && activeElement.closest('[data-slot="chat-composer"]') !== null;
}
