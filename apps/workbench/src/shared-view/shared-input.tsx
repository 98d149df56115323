import { type FormField, type TaskArguments, type TaskFormData, valueAt, withValue } from '@hubkit/react/task-widget';
import { useEffect, useState } from 'react';
import { loadTaskForm } from '../catalog-data/load-task-form.ts';
import { CodeBlock } from '../ui/code-block.tsx';
import { SharedFields } from './shared-fields.tsx';
import styles from './shared-view.module.css';

interface SharedInputProps {
  readonly task: string;
  readonly args: TaskArguments;
}

/** The arguments of a shared run as fields of its form, to be read only. */
export function SharedInput({ task, args }: SharedInputProps) {
  const [form, setForm] = useState<TaskFormData | 'none'>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (loaded?: TaskFormData) => isCurrent && setForm(loaded ?? 'none');
    loadTaskForm(task).then(settle, () => settle());
    return () => {
      isCurrent = false;
    };
  }, [task]);
  if (!form) return <p>Loading…</p>;
  const json = JSON.stringify(args, null, 2);
  if (form === 'none') return <CodeBlock className={styles.text} code={json} language="json" />;
  const filled = form.fields.filter((field) => readField(field, args) !== undefined);
  const others = filled.reduce(withoutField, args);
  const fields = [...filled.map((field) => [field.label, readField(field, args)] as const), ...Object.entries(others)];
  return <SharedFields fields={fields} json={json} title="Arguments as JSON" />;
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
