import '@hubkit/react/task-widget.css';
import { loadTaskForm, type TaskArguments, TaskForm, type TaskFormData } from '@hubkit/react/task-widget';
import { useEffect, useState } from 'react';
import { follow } from '../../state/follow.ts';
import styles from './model-page.module.css';
import type { FullRecord } from './parse-record.ts';
import { loadSample } from './use-call.ts';

interface CallInputProps {
  readonly task: string;
  readonly record: FullRecord;
  /** @default the sample of the task */
  readonly args: TaskArguments | undefined;
  readonly onChange: (args: TaskArguments) => void;
}

/** The form of the call that the code makes. */
export function CallInput({ task, record, args, onChange }: CallInputProps) {
  const [form, setForm] = useState<TaskFormData>();
  useEffect(() => {
    return follow(Promise.all([loadTaskForm(task), loadSample(task, record)]), ([loaded, sample]) =>
      setForm({ fields: loaded?.fields ?? [], sample }),
    );
  }, [task, record]);
  if (!form) return <p className="quiet">Loading…</p>;
  return (
    <div className={`stack ${styles.callInput}`}>
      <TaskForm form={form} value={args ?? form.sample} onChange={onChange} />
    </div>
  );
}
