import type { RenderReply, TemplateInput } from '@hubkit/react/template-editor';
import { useEffect, useState } from 'react';
import { startTemplateEngine } from '../template-engine/start-template-engine.ts';
import { Section } from '../ui/card-grid.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { counted } from '../ui/format-count.ts';
import styles from './shared-view.module.css';

/** Longest shown output, in characters: a template of a few words can write megabytes. */
const MAX_SHOWN = 100_000;

/** The output of a shared template, rendered in a worker under the limits of the templates page. */
export function SharedPrompt(input: TemplateInput) {
  const { text, problem } = useRender(input);
  return (
    <Section title="Prompt">
      {text === undefined && <p role="status">{problem ?? 'Rendering…'}</p>}
      {text !== undefined && <CodeBlock className={styles.text} code={text.slice(0, MAX_SHOWN)} language="text" />}
      {text !== undefined && text.length > MAX_SHOWN && (
        <p>{counted(text.length - MAX_SHOWN, 'more character')} not shown.</p>
      )}
    </Section>
  );
}

interface Render {
  readonly text?: string;
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
  if (reply.ok) return { text: reply.text };
  const { line, message } = reply.error;
  return { problem: line > 0 ? `Line ${line}: ${message}` : message };
}
