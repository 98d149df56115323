import { safeSource } from '../edit-link/safe-source.ts';
import { type HeadingLevel, headingTag } from '../heading/heading-level.ts';
import type { TaskSummary } from './task.ts';
import { DEFAULT_TASK_LABELS, type TaskLabels } from './task-labels.ts';

/** Props of a task card. */
export interface TaskCardProps {
  readonly task: TaskSummary;
  /** The page of the task: http, https or from the root. Without one there is no link. */
  readonly href?: string | undefined;
  /** @default 3 */
  readonly level?: HeadingLevel | undefined;
  readonly labels?: Partial<TaskLabels> | undefined;
  readonly className?: string | undefined;
}

/**
 * A task in a list, with one link, which covers the whole card.
 *
 * @example <TaskCard task={{ id: 'summarization', label: 'Summarization', summary: 'Shortens a text.' }} href="/tasks/summarization" />
 */
export function TaskCard({ task, href, level = 3, labels, className }: TaskCardProps) {
  const Tag = headingTag(level);
  const link = safeSource(href);
  const { placeholder } = { ...DEFAULT_TASK_LABELS, ...labels };
  return (
    <article className={`hubkit-panel hubkit-task-card ${className ?? ''}`.trim()}>
      <Tag className="hubkit-task-card-title">{link ? <a href={link}>{task.label}</a> : task.label}</Tag>
      {task.summary && !task.isPlaceholder && <p className="hubkit-task-card-summary">{task.summary}</p>}
      {task.isPlaceholder && <p className="hubkit-task-badge">{placeholder}</p>}
    </article>
  );
}
