import { TaskCard, TaskPage, type TaskPageData } from '@hubkit/react/task-page';
import '@hubkit/react/task-page.css';

/** The task is a record of `@hubkit/catalog`, or one of yours. */
export function Tasks({ task }: { task: TaskPageData }) {
  return (
    <>
      <TaskCard task={task} href={`/tasks/${task.id}`} />
      <TaskPage task={task} hrefOf={(kind, id) => (kind === 'models' ? `https://huggingface.co/${id}` : undefined)} />
    </>
  );
}
