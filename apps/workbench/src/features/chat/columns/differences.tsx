import { textOfTurn } from '@hubkit/react/chat-panel';
import { TextDiff } from '@hubkit/react/template-editor';
import '@hubkit/react/template-editor.css';
import { useState } from 'react';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { useChat } from '../chat-context.ts';
import { findColumn, getLetter } from '../conversation/columns.ts';
import { pathIn } from '../conversation/conversation.ts';
import styles from './differences.module.css';

interface DifferencesProps {
  /** Id of the column that the others are compared with. @default the first one */
  readonly base: string | undefined;
  readonly onClose: () => void;
}

/** A dialog with the differences between the last answer of one column, at first of A, and that of each other column. */
export function Differences({ base: baseId, onClose }: DifferencesProps) {
  const [state] = useState(useChat().store.get);
  const answers = state.columns.map(({ id, model }, place) => {
    const last = pathIn(state, id).at(-1);
    const text = last?.role === 'assistant' ? bySentences(textOfTurn(last)) : '';
    return { id, model, text, letter: getLetter(place) };
  });
  const base = answers.find(({ id }) => id === findColumn(state, baseId).id);
  return (
    <TitledDialog title="Differences of the last answers" label="Differences" onClose={onClose}>
      {answers.map(
        ({ id, model, text, letter }) =>
          base &&
          id !== base.id && (
            <section key={id} className={`stack ${styles.pair}`} aria-label={`Column ${letter}`}>
              <h3>{`${base.letter} (-) and ${letter} (+): ${model}`}</h3>
              <TextDiff before={base.text} after={text} label={`Differences of ${base.letter} and ${letter}`} />
            </section>
          ),
      )}
    </TitledDialog>
  );
}

/** Differences are shown by lines; a paragraph has one for each of its sentences. */
function bySentences(text: string): string {
  return text.replace(/([.!?]) +/g, '$1\n');
}
