import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import styles from './batch.module.css';
import type { FormProps } from './batch-form.ts';
import type { PromptProblem } from './explain-prompt.ts';

interface PromptFieldProps extends FormProps {
  readonly columns: readonly string[];
  readonly problem: PromptProblem | undefined;
  /** Opens the saved prompts. */
  readonly onPrompts: () => void;
}

/** The prompt of a batch; the columns are chips that insert themselves. */
export function PromptField({ form: { prompt, system }, change, columns, problem, onPrompts }: PromptFieldProps) {
  const [isAdded, setAdded] = useState(false);
  const hasSystem = isAdded || system !== '';
  const errorOf = (name: PromptProblem['field']) => (problem?.field === name ? problem.text : undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (column: string) => {
    const text = /^[A-Za-z_]\w*$/.test(column) ? `{{ ${column} }}` : `{{ ${JSON.stringify(column)} }}`;
    const { selectionStart: start = prompt.length, selectionEnd: end = prompt.length } = field.current ?? {};
    change({ prompt: prompt.slice(0, start) + text + prompt.slice(end) });
    const caret = start + text.length;
    moveFocus(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <div className={`stack ${styles.part}`}>
      <Field
        label="Prompt"
        error={errorOf('prompt')}
        aside={
          <span className={`row ${styles.aside}`}>
            {!hasSystem && <Button size="small" icon="plus" label="System" onClick={() => setAdded(true)} />}
            <Button size="small" icon="book" label="Prompts" onClick={onPrompts} />
          </span>
        }
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={4}
            value={prompt}
            placeholder="Such as: Summarize, then a column from below"
            onChange={({ target }) => change({ prompt: target.value })}
          />
        )}
      </Field>
      <fieldset className={`row ${styles.list} ${styles.chips}`}>
        <legend className="visually-hidden">Columns</legend>
        {columns.map((column) => (
          <button
            key={column}
            type="button"
            className={styles.chip}
            title={`Insert ${column}`}
            onClick={() => insert(column)}
          >
            {column}
          </button>
        ))}
      </fieldset>
      {hasSystem && (
        <Field label="System prompt" error={errorOf('system')}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              value={system}
              onChange={({ target }) => change({ system: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
