import type { FormField } from '../catalog-data/form-field.ts';
import { type Arguments, valueAt, withValue } from './arguments.ts';
import { FieldView } from './field-view.tsx';
import styles from './task-run.module.css';

interface TaskFormProps {
  readonly task: string;
  readonly fields: readonly FormField[];
  readonly args: Arguments;
  readonly onChange: (args: Arguments) => void;
}

/** The form of a task. Empty optional fields are collapsed. */
export function TaskForm({ task, fields, args, onChange }: TaskFormProps) {
  const isMain = ({ isRequired, path }: FormField) => isRequired || path.at(-1) === 'prompt';
  const view = (field: FormField) => (
    <FieldView
      key={field.path.join('.')}
      task={task}
      field={field}
      value={valueAt(args, field.path)}
      onChange={(value) => onChange(withValue(args, field.path, value))}
    />
  );
  const others = fields.filter((field) => !isMain(field));
  return (
    <div className={styles.fields}>
      {fields.filter(isMain).map(view)}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{`More settings (${others.length})`}</summary>
          <div className={styles.fields}>{others.map(view)}</div>
        </details>
      )}
    </div>
  );
}
