import { textOfTurn } from '@hubkit/react/chat-panel';
import { TextDiff } from '@hubkit/react/template-editor';
import '@hubkit/react/template-editor.css';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from '../code/chat-code.module.css';
import { letterOf, pathIn } from '../conversation/columns.ts';
import type { Chat } from '../create-chat.ts';
import pairs from './differences.module.css';

interface DifferencesProps {
  readonly chat: Chat;
  readonly onClose: () => void;
}

/** A dialog with the differences between the last answer of A and that of each other column. */
export function Differences({ chat, onClose }: DifferencesProps) {
  const [state] = useState(chat.store.get);
  const [first = '', ...others] = state.columns.map(({ id }) => {
    const last = pathIn(state, id).at(-1);
    return last?.role === 'assistant' ? bySentences(textOfTurn(last)) : '';
  });
  return (
    <Dialog label="Differences" onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={styles.title}>Differences of the last answers</h2>
          <Button icon="close" iconOnly size="small" label="Close the differences" onClick={onClose} />
        </div>
        {others.map((text, index) => {
          const letter = letterOf(index + 1);
          return (
            <section key={letter} className={pairs.pair} aria-label={`Column ${letter}`}>
              <h3>{`A (-) and ${letter} (+): ${state.columns[index + 1]?.model}`}</h3>
              <TextDiff before={first} after={text} label={`Differences of A and ${letter}`} />
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}

/** Differences are shown by lines; a paragraph has one for each of its sentences. */
function bySentences(text: string): string {
  return text.replace(/([.!?]) +/g, '$1\n');
}
