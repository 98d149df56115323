import type { ToolCallPart } from '@hubkit/react/chat-panel';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './tool-calls.module.css';

interface ToolCallsProps {
  readonly calls: readonly ToolCallPart[];
  /** Present where the results can be sent, by the ids of their calls. */
  readonly onResults: ((results: Readonly<Record<string, string>>) => void) | undefined;
}

/** The tools that an answer calls, with their results, or a field for each. The workbench runs no tool by itself. */
export function ToolCalls({ calls, onResults }: ToolCallsProps) {
  const [results, setResults] = useState<Readonly<Record<string, string>>>({});
  const open = onResults ? calls.filter(({ result }) => result === undefined) : [];
  const send = (event: FormEvent) => {
    event.preventDefault();
    onResults?.(Object.fromEntries(open.map(({ id = '' }) => [id, results[id] ?? ''])));
  };
  return (
    <form className={styles.tools} onSubmit={send}>
      {calls.map(({ id = '', name, arguments: json, result }) => (
        <div key={id} className={styles.tool}>
          <p>
            Calls the tool <code>{name}</code>
          </p>
          <pre className={styles.json}>{indented(json)}</pre>
          {result !== undefined && (
            <>
              <p>
                Result of <code>{name}</code>
              </p>
              <pre className={styles.json}>{indented(result)}</pre>
            </>
          )}
          {result === undefined && onResults && (
            <Field label={`Result of ${name}`}>
              {(control) => (
                <textarea
                  {...control}
                  rows={2}
                  required
                  placeholder="What the tool returns, such as JSON"
                  value={results[id] ?? ''}
                  onChange={({ target }) => setResults({ ...results, [id]: target.value })}
                />
              )}
            </Field>
          )}
        </div>
      ))}
      {open.length > 0 && (
        <Button
          type="submit"
          look="outline"
          icon="arrowUp"
          label={open.length > 1 ? 'Send the results' : 'Send the result'}
        />
      )}
    </form>
  );
}

/** JSON with line breaks; other text, and JSON that is not whole yet, stays as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
