import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { CalledTool, ToolResult } from '../conversation/turn.ts';
import styles from './tool-calls.module.css';

interface ToolCallsProps {
  readonly calls: readonly CalledTool[];
  /** Present where the results can be sent. */
  readonly onResults: ((results: readonly ToolResult[]) => void) | undefined;
}

/** The tools that an answer calls, with a field for the result of each. The workbench runs no tool by itself. */
export function ToolCalls({ calls, onResults }: ToolCallsProps) {
  const [results, setResults] = useState<Readonly<Record<string, string>>>({});
  const send = (event: FormEvent) => {
    event.preventDefault();
    onResults?.(calls.map(({ id, name }) => ({ id, name, content: results[id] ?? '' })));
  };
  return (
    <form className={styles.tools} onSubmit={send}>
      {calls.map(({ id, name, arguments: json }) => (
        <div key={id} className={styles.tool}>
          <p>
            Calls the tool <code>{name}</code>
          </p>
          <pre className={styles.json}>{indented(json)}</pre>
          {onResults && (
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
      {onResults && (
        <Button
          type="submit"
          look="outline"
          icon="arrowUp"
          label={calls.length > 1 ? 'Send the results' : 'Send the result'}
        />
      )}
    </form>
  );
}

/** The results that were sent for called tools. */
export function ToolResults({ results }: { readonly results: readonly ToolResult[] }) {
  return (
    <div className={styles.tools}>
      {results.map(({ id, name, content }) => (
        <div key={id} className={styles.tool}>
          <p>
            Result of <code>{name}</code>
          </p>
          <pre className={styles.json}>{indented(content)}</pre>
        </div>
      ))}
    </div>
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
