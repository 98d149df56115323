import { loadTaskForm } from '@hubkit/react/task-widget';
import { TryIt } from './react-task-widget.example.tsx';

/** A server component. The form is undefined for a task that has none, and the widget says so. */
export async function ModelPage() {
  const form = await loadTaskForm('image-segmentation');
  return <TryIt task="image-segmentation" model="segments" form={form} />;
}
