import type { TaskArguments } from '@hubkit/react/task-widget';
import { useState } from 'react';
import { parseArguments, printArguments } from '../../../task-run/print-arguments.ts';
import { Field } from '../../../ui/field.tsx';
import { readMessage } from '../../../ui/read-message.ts';

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
      setProblem(`${readMessage(error)} A run uses the last valid arguments.`);
    }
  };
  return (
    <Field label="Arguments as JSON" hint={problem || 'Files stand as their names.'}>
      {(control) => (
        <textarea
          {...control}
          rows={14}
          spellCheck={false}
          aria-invalid={problem !== ''}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}
