import type { TaskArguments } from '@hubkit/react/task-widget';
import { useState } from 'react';
import { parseArguments, printArguments } from '../../../task-run/print-arguments.ts';
import { Field } from '../../../ui/field.tsx';
import { readMessage } from '../../../ui/read-message.ts';
import styles from './try-page.module.css';

interface JsonViewProps {
  readonly args: TaskArguments;
  readonly onChange: (args: TaskArguments) => void;
}

/** The arguments as JSON. While the text is not valid, the form keeps the last valid arguments. */
export function JsonView({ args, onChange }: JsonViewProps) {
  const [text, setText] = useState(() => printArguments(args));
  const [problem, setProblem] = useState('');
  const change = (next: string) => {
    setText(next);
    try {
      onChange(parseArguments(next, args));
      setProblem('');
    } catch (error) {
      setProblem(`${readMessage(error).replace(/\.$/, '')}. A run uses the last valid arguments.`);
    }
  };
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
