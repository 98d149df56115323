import type { TemplateEngine, TemplateInput } from '@hubkit/react/template-editor';
import { type ReactNode, useEffect, useState } from 'react';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import styles from './templates-page.module.css';
import type { LoadedTokenizer } from './tokenizer-file.ts';

const TokensPanel = latePart(async () => (await import('./tokens-panel.tsx')).TokensPanel);
const AnswerForm = latePart(async () => (await import('./answer-form.tsx')).AnswerForm);
const PythonPanel = latePart(async () => (await import('./python-panel.tsx')).PythonPanel);

interface TemplateExtrasProps {
  readonly engine: Pick<TemplateEngine, 'render'>;
  readonly input: TemplateInput;
  readonly origin: string;
  /** A `tokenizer.json` that was dropped on the page. */
  readonly dropped: File | undefined;
}

/** The tokens of the output, the output of Python, and the message in an answer: each is loaded when it is opened. */
export function TemplateExtras({ engine, input, origin, dropped }: TemplateExtrasProps) {
  // Here, so that it is still there when the part is opened again.
  const [loaded, setLoaded] = useState<LoadedTokenizer>();
  return (
    <>
      <Part title="Tokens" opensWith={dropped}>
        <TokensPanel {...{ engine, input, origin, dropped, loaded }} onLoad={setLoaded} />
      </Part>
      <Part title="Python’s own output">
        <PythonPanel engine={engine} input={input} />
      </Part>
      <Part title="Parse an answer">
        <AnswerForm engine={engine} input={input} />
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  /** Opens the part when it changes. */
  readonly opensWith?: unknown;
  readonly children: ReactNode;
}

function Part({ title, opensWith, children }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (opensWith !== undefined) setOpen(true);
  }, [opensWith]);
  return (
    <details className={styles.part} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <div className={`stack ${styles.inside}`}>
          <LazyPart waiting={<p>Loading…</p>}>{children}</LazyPart>
        </div>
      )}
    </details>
  );
}
