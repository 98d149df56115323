import { TaskCard } from '@hubkit/react/task-page';
import '@hubkit/react/task-page.css';

export function Example() {
  return (
    <TaskCard
      task={{ id: 'summarization', label: 'Summarization', summary: 'Makes a text shorter and keeps what matters.' }}
      href="/tasks/summarization"
    />
  );
}
