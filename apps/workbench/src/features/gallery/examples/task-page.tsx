import { page } from '@hubkit/catalog/tasks/token-classification/page';
import { TaskPage } from '@hubkit/react/task-page';
import '@hubkit/react/task-page.css';

export function Example() {
  return <TaskPage level={3} task={{ id: 'token-classification', label: 'Token Classification', ...page }} />;
}
