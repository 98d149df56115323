import { memo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { readChatInput, writeChatInput } from './chat-input.ts';
import { InputForm } from './input-form.tsx';
import styles from './input-pane.module.css';

interface InputPaneProps {
  /** JSON text of the input. */
  readonly context: string;
  readonly onChange: (context: string) => void;
}

type View = 'Messages' | 'JSON';

const VIEWS = [
  ['Messages', 'Messages'],
  ['JSON', 'JSON'],
] as const;

/** The input of the template, as a form or as its JSON text: the text is the truth, the form writes into it. */
export const InputPane = memo(function InputPane({ context, onChange }: InputPaneProps) {
  const [view, setView] = useState<View>('Messages');
  const input = view === 'Messages' ? readChatInput(context) : undefined;
  return (
    <>
      <div className={styles.bar}>
        <h2>Input</h2>
        <SegmentedControl label="View of the input" value={view} items={VIEWS} onChange={setView} />
      </div>
      {view === 'Messages' && input && <InputForm input={input} onChange={(next) => onChange(writeChatInput(next))} />}
      {view === 'Messages' && !input && (
        <p className={styles.note}>
          The JSON has no list of messages.{' '}
          <Button size="small" look="outline" label="Edit JSON" onClick={() => setView('JSON')} />
        </p>
      )}
      {view === 'JSON' && (
        <textarea
          className={styles.json}
          aria-label="Input as JSON"
          spellCheck={false}
          value={context}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </>
  );
});
