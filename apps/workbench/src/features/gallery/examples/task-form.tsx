import { type TaskArguments, TaskForm, type TaskFormData, TaskResult } from '@hubkit/react/task-widget';
import '@hubkit/react/task-widget.css';
import { useState } from 'react';

/** What `await loadTaskForm('table-question-answering')` returns, without the settings. */
const form: TaskFormData = {
  sample: {
    inputs: { question: 'Which plant is highest?', table: { plant: ['Fern', 'Tomato'], height: ['48', '95'] } },
  },
  fields: [
    { path: ['inputs', 'table'], label: 'Table', kind: 'table', isRequired: true },
    { path: ['inputs', 'question'], label: 'Question', kind: 'line', isRequired: true },
  ],
};

const answer = { answer: 'Tomato', coordinates: [[1, 0]], cells: ['Tomato'] };

export function Example() {
  const [args, setArgs] = useState<TaskArguments>(form.sample);
  return (
    <>
      <TaskForm form={form} value={args} onChange={setArgs} />
      <TaskResult task="table-question-answering" args={args} value={answer} />
    </>
  );
}
