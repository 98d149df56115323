import type { TaskArguments } from '@hubkit/react/task-widget';
import { useEffect, useState } from 'react';
import { parseArguments, printArguments } from '../../../task-run/print-arguments.ts';
import { Field } from '../../../ui/field.tsx';
import { readMessage } from '../../../ui/read-message.ts';
import styles from './try-page.module.css';

interface JsonViewProps {
  readonly args: TaskArguments;
  readonly onChange: (args: TaskArguments) => void;
  /** Called when the text stops or begins to be valid: without valid JSON nothing can be run. */
  readonly onValid: (isValid: boolean) => void;
}

/** The arguments as JSON. While the text is not valid, the form keeps the last valid arguments, and nothing is run. */
export function JsonView({ args, onChange, onValid }: JsonViewProps) {
  const [text, setText] = useState(() => printArguments(args));
  const [problem, setProblem] = useState('');
  const change = (next: string) => {
    setText(next);
    try {
      onChange(parseArguments(next, args));
      setProblem('');
      onValid(true);
    } catch (error) {
      setProblem(readMessage(error));
      onValid(false);
    }
  };
  // The form that follows has valid arguments.
  useEffect(() => () => onValid(true), [onValid]);
  return (
    <Field label="Arguments as JSON" hint="Files stand as their names." error={problem}>
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} ${styles.json}`}
          spellCheck={false}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}
