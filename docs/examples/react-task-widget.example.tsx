import { TaskWidget, type WidgetExample } from '@hubkit/react/task-widget';
import '@hubkit/react/task-widget.css';

/** Part of the page of a model. The examples are the `widget` list in the front matter of its card. */
export function TryIt({ task, model, examples }: { task: string; model: string; examples: WidgetExample[] }) {
  return <TaskWidget task={task} model={model} service={{ api: '/api/ai' }} examples={examples} />;
}
