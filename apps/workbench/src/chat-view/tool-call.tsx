import { Chat, type ToolPartProps } from '@hubkit/react/chat-panel';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './tool-call.module.css';

/** A tool that an answer calls, with its result, or a field for it. The workbench runs no tool by itself. */
export function ToolCall(props: ToolPartProps) {
  const { part, addResult } = props;
  const [result, setResult] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    addResult?.(result);
  };
  return (
    <div className={styles.call}>
      <Chat.ToolCall {...props} />
      {addResult && (
        <form className={styles.result} onSubmit={send}>
          <Field label={`Result of ${part.name}`}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                required
                placeholder="What the tool returns, such as JSON"
                value={result}
                onChange={({ target }) => setResult(target.value)}
              />
            )}
          </Field>
          <Button type="submit" look="outline" icon="arrowUp" label="Send the result" />
        </form>
      )}
    </div>
  );
}
