import { page } from '@hubkit/catalog/tasks/token-classification/page';
import { TaskDemo, TaskLists, TaskModels } from '@hubkit/react/task-page';
import '@hubkit/react/task-page.css';

export function Example() {
  return (
    <div className="hubkit-panel">
      <TaskDemo demo={page.demo} />
      <TaskModels task={page} hrefOf={(id) => `https://huggingface.co/${id}`} />
      <TaskLists task={page} kinds={['datasets', 'metrics']} level={3} />
    </div>
  );
}
