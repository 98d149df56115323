'use client';

import { TaskWidget, type TaskWidgetProps } from '@hubkit/react/task-widget';
import '@hubkit/react/task-widget.css';

/** Part of the page of a model. The examples are the `widget` list in the front matter of its card. */
export function TryIt(props: Pick<TaskWidgetProps, 'task' | 'model' | 'examples' | 'form'>) {
  return <TaskWidget {...props} service={{ api: '/api/ai' }} />;
}
