import type { RenderReply, SpecialToken, TemplateInput } from '@hubkit/react/template-editor';
import { type ReactNode, useEffect, useState } from 'react';
import { startTemplateEngine } from '../template-engine/start-template-engine.ts';
import { CodeBlock } from '../ui/code-block.tsx';
import { counted } from '../ui/format-count.ts';
import styles from './shared-view.module.css';

/** Longest shown output, in characters: a template of a few words can write megabytes. */
const MAX_SHOWN = 100_000;

/** The output of a shared template, rendered in a worker under the limits of the templates page. */
export function SharedPrompt(input: TemplateInput) {
  const { text, special = [], problem } = useRender(input);
  if (text === undefined) return <p role="status">{problem ?? 'Rendering…'}</p>;
  return (
    <>
      <CodeBlock
        className={styles.text}
        code={text.slice(0, MAX_SHOWN)}
        language="text"
        renderCode={(code) => markSpecial(code, special)}
      />
      {text.length > MAX_SHOWN && <p>{counted(text.length - MAX_SHOWN, 'more character')} not shown.</p>}
    </>
  );
}

/** A prompt with a mark around each special token. */
function markSpecial(text: string, special: readonly SpecialToken[]): ReactNode {
  let at = 0;
  const parts = special
    .filter(({ end }) => end <= text.length)
    .flatMap(({ start, end }) => {
      const before = text.slice(at, start);
      at = end;
      return [
        before,
        <mark key={start} className={styles.special}>
          {text.slice(start, end)}
        </mark>,
      ];
    });
  return [...parts, text.slice(at)];
}

interface Render {
  readonly text?: string;
  readonly special?: readonly SpecialToken[];
  readonly problem?: string;
}

function useRender({ source, context, tokenizer }: TemplateInput): Render {
  const [render, setRender] = useState<Render>({});
  useEffect(() => {
    const engine = startTemplateEngine();
    engine.render({ source, context, tokenizer }).then(
      (reply) => reply && setRender(describe(reply)),
      (error: Error) => setRender({ problem: error.message }),
    );
    return () => engine.close();
  }, [source, context, tokenizer]);
  return render;
}

function describe(reply: RenderReply): Render {
  if (reply.ok) return { text: reply.text, special: reply.special };
  const { line, message } = reply.error;
  return { problem: line > 0 ? `Line ${line}: ${message}` : message };
}
