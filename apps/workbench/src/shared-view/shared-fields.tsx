import { type ReactNode, useState } from 'react';
import { CodeBlock } from '../ui/code-block.tsx';
import { counted } from '../ui/format-count.ts';
import styles from './shared-view.module.css';

/** Maximum number of values that are drawn: a link can inflate to thousands. */
const MAX_FIELDS = 200;

interface SharedFieldsProps {
  readonly fields: readonly (readonly [name: string, value: unknown])[];
  /** What the fields are of, as JSON. */
  readonly json: string;
  /** Opens and closes the JSON. */
  readonly title: string;
}

/** Values of a link by their names, to be read only, and all of them as JSON below. */
export function SharedFields({ fields, json, title }: SharedFieldsProps) {
  const [isJsonShown, setJsonShown] = useState(false);
  return (
    <>
      {fields.length > 0 && (
        <dl className={`frame ${styles.fields}`}>
          {fields.slice(0, MAX_FIELDS).map(([name, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two messages may have the same role; the order is that of the link.
            <div key={place}>
              <dt>{name}</dt>
              <dd>{drawValue(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {fields.length > MAX_FIELDS && <p>{counted(fields.length - MAX_FIELDS, 'more value')} not shown.</p>}
      <details className={styles.json} onToggle={({ currentTarget }) => setJsonShown(currentTarget.open)}>
        <summary>{title}</summary>
        {isJsonShown && <CodeBlock className={styles.text} code={json} language="json" />}
      </details>
    </>
  );
}

function drawValue(value: unknown): ReactNode {
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) return value.join('\n');
  if (typeof value === 'object' && value !== null)
    return <CodeBlock className={styles.text} code={JSON.stringify(value, null, 2)} language="json" />;
  return String(value);
}
