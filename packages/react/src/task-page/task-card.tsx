import * as React from 'react';
import { safeSource } from '../edit-link/safe-source.ts';
import { type ElementProps, element } from '../element/element.tsx';
import { type HeadingLevel, headingTag } from '../heading/heading-level.ts';
import type { TaskSummary } from './task.ts';
import { DEFAULT_TASK_LABELS, type TaskLabels } from './task-labels.ts';

/** Props of a task card. */
export interface TaskCardProps extends Omit<ElementProps<'article'>, 'children'> {
  readonly task: TaskSummary;
  /** The page of the task: http, https or from the root. Without one there is no link. */
  readonly href?: string | undefined;
  /** @default 3 */
  readonly level?: HeadingLevel | undefined;
  readonly labels?: Partial<TaskLabels> | undefined;
}

/**
 * A task in a list, with one link, which covers the whole card.
 *
 * @example <TaskCard task={{ id: 'summarization', label: 'Summarization', summary: 'Shortens a text.' }} href="/tasks/summarization" />
 */
export const TaskCard = /* @__PURE__ */ React.forwardRef<HTMLElement, TaskCardProps>(function TaskCard(
  { task, href, level = 3, labels, ...props },
  ref,
) {
  const Tag = headingTag(level);
  const link = safeSource(href);
  const { placeholder } = { ...DEFAULT_TASK_LABELS, ...labels };
  const own = {
    className: 'hubkit-panel hubkit-task-card',
    ref,
    children: (
      <>
        <Tag className="hubkit-task-card-title">{link ? <a href={link}>{task.label}</a> : task.label}</Tag>
        {task.summary && !task.isPlaceholder && <p className="hubkit-task-card-summary">{task.summary}</p>}
        {task.isPlaceholder && <p className="hubkit-task-badge">{placeholder}</p>}
      </>
    ),
  };
  return element('article', own, props);
});
