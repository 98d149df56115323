import { type FormField, type TaskArguments, type TaskFormData, valueAt, withValue } from '@hubkit/react/task-widget';
import { type ReactNode, useEffect, useState } from 'react';
import { loadTaskForm } from '../catalog-data/load-task-form.ts';
import { CodeBlock } from '../ui/code-block.tsx';
import styles from './shared-view.module.css';

interface SharedInputProps {
  readonly task: string;
  readonly args: TaskArguments;
}

/** The arguments of a shared run as fields of its form, to be read only. */
export function SharedInput({ task, args }: SharedInputProps) {
  const [form, setForm] = useState<TaskFormData | 'none'>();
  const [isJsonShown, setJsonShown] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const settle = (loaded?: TaskFormData) => isCurrent && setForm(loaded ?? 'none');
    loadTaskForm(task).then(settle, () => settle());
    return () => {
      isCurrent = false;
    };
  }, [task]);
  if (!form) return <p>Loading…</p>;
  const json = <CodeBlock className={styles.text} code={JSON.stringify(args, null, 2)} language="json" />;
  if (form === 'none') return json;
  const filled = form.fields.filter((field) => readField(field, args) !== undefined);
  const others = filled.reduce(withoutField, args);
  return (
    <>
      <dl className={`frame ${styles.fields}`}>
        {filled.map((field) => (
          <div key={field.path.join('.') + field.kind}>
            <dt>{field.label}</dt>
            <dd>{drawValue(readField(field, args))}</dd>
          </div>
        ))}
        {Object.entries(others).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{drawValue(value)}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.json} onToggle={({ currentTarget }) => setJsonShown(currentTarget.open)}>
        <summary>Arguments as JSON</summary>
        {isJsonShown && json}
      </details>
    </>
  );
}

/** Returns the value of a field; undefined where the form would be empty. */
function readField({ kind, path }: FormField, args: TaskArguments): unknown {
  const value = valueAt(args, path);
  if (kind !== 'size') return value;
  const { width, height }: { width?: unknown; height?: unknown } = Object(value);
  return width === undefined || height === undefined ? undefined : `${width} × ${height}`;
}

function withoutField(args: TaskArguments, { kind, path }: FormField): TaskArguments {
  if (kind !== 'size') return withValue(args, path, undefined);
  return withValue(withValue(args, [...path, 'width'], undefined), [...path, 'height'], undefined);
}

function drawValue(value: unknown): ReactNode {
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) return value.join('\n');
  if (typeof value === 'object' && value !== null)
    return <CodeBlock className={styles.text} code={JSON.stringify(value, null, 2)} language="json" />;
  return String(value);
}
