import { useTask } from '@hubkit/react/hooks';
import { type TaskArguments, TaskForm, type TaskFormData, TaskResult } from '@hubkit/react/task-widget';
import { useState } from 'react';

/** The same from its parts. `form` is what `await loadTaskForm('translation')` returns, on the server or in the page. */
export function Translate({ form }: { form: TaskFormData }) {
  const [args, setArgs] = useState<TaskArguments>(form.sample);
  const { run, status, result, failure } = useTask<TaskArguments>('translation', { api: '/api/ai' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(args);
      }}
    >
      <TaskForm form={form} value={args} onChange={setArgs} labels={{ field: (field) => field.label.toUpperCase() }} />
      <button type="submit" disabled={status === 'running'}>
        Translate
      </button>
      {failure && <p role="alert">{failure.message}</p>}
      {status === 'done' && <TaskResult task="translation" args={args} value={result} />}
    </form>
  );
}
