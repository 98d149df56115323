import { useEffect, useState } from 'react';
import type { FormField } from '../../catalog-data/form-field.ts';
import { loadTaskForm } from '../../catalog-data/load-task-form.ts';
import type { Arguments } from '../../task-run/arguments.ts';
import { TaskForm } from '../../task-run/task-form.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './model-page.module.css';
import type { FullRecord } from './parse-record.ts';
import { loadSample } from './use-call.ts';

interface CallInputProps {
  readonly task: string;
  readonly record: FullRecord;
  /** @default the sample of the task */
  readonly args: Arguments | undefined;
  readonly onChange: (args: Arguments) => void;
}

/** Fields that the choices above the code decide. */
const CHOSEN_ABOVE: ReadonlySet<string> = new Set(['model', 'stream', 'stream_options']);

/** The form of the call that the code makes. */
export function CallInput({ task, record, args, onChange }: CallInputProps) {
  const [form, setForm] = useState<{ readonly fields: readonly FormField[]; readonly sample: Arguments }>();
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([loadTaskForm(task), loadSample(task, record)]).then(
      ([fields = [], sample]) => isCurrent && setForm({ fields, sample }),
    );
    return () => {
      isCurrent = false;
    };
  }, [task, record]);
  if (!form) return <p className={styles.quiet}>Loading…</p>;
  const present = args ?? form.sample;
  const question = questionOf(present);
  const fields = form.fields.filter(
    ({ path: [name = ''] }) => !CHOSEN_ABOVE.has(name) && !(name === 'messages' && question !== undefined),
  );
  return (
    <div className={styles.callInput}>
      {question !== undefined && (
        <Field label="Message">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={question}
              onChange={({ target }) => onChange({ ...present, messages: [{ role: 'user', content: target.value }] })}
            />
          )}
        </Field>
      )}
      <TaskForm task={task} fields={fields} args={present} onChange={onChange} />
    </div>
  );
}

/** The text of a chat that is a single question; undefined for any other call. */
function questionOf({ messages }: Arguments): string | undefined {
  if (!Array.isArray(messages) || messages.length !== 1) return undefined;
  const { role, content } = messages[0] as { readonly role?: unknown; readonly content?: unknown }; // Checked below.
  return role === 'user' && typeof content === 'string' ? content : undefined;
}
