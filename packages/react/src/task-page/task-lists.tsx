import * as React from 'react';
import { safeSource } from '../edit-link/safe-source.ts';
import { type ElementProps, element } from '../element/element.tsx';
import { type HeadingLevel, headingTag } from '../heading/heading-level.ts';
import type { TaskListKind, TaskPageData } from './task.ts';
import { DEFAULT_TASK_LABELS, type TaskLabels } from './task-labels.ts';

/** Props of the lists of a task. */
export interface TaskListsProps extends Omit<ElementProps<'div'>, 'children'> {
  readonly task: Partial<Omit<TaskPageData, 'id' | 'label'>>;
  /** The lists to show. @default all */
  readonly kinds?: readonly TaskListKind[] | undefined;
  /** The page of an entry. @default none has one */
  readonly hrefOf?: ((kind: TaskListKind, id: string) => string | undefined) | undefined;
  /** Name of an entry, such as the label of a related task. @default its id */
  readonly nameOf?: ((kind: TaskListKind, id: string) => string | undefined) | undefined;
  /** @default 2 */
  readonly level?: HeadingLevel | undefined;
  readonly labels?: Partial<TaskLabels> | undefined;
}

const KINDS = [
  'models',
  'datasets',
  'spaces',
  'metrics',
  'libraries',
  'related',
] as const satisfies readonly TaskListKind[];

/** Models, datasets, spaces, metrics, libraries and related tasks, each under a heading; empty sections are omitted. */
export const TaskLists = /* @__PURE__ */ React.forwardRef<HTMLDivElement, TaskListsProps>(function TaskLists(
  { task, kinds = KINDS, hrefOf, nameOf, level = 2, labels, ...props },
  ref,
) {
  const Tag = headingTag(level);
  const { lists } = { ...DEFAULT_TASK_LABELS, ...labels };
  const filled = kinds
    .map((kind) => ({ kind, entries: listEntries(task, kind) }))
    .filter(({ entries }) => entries.length);
  const own = {
    className: 'hubkit-panel hubkit-task-lists',
    ref,
    children: filled.map(({ kind, entries }) => (
      <section key={kind}>
        <Tag className="hubkit-task-heading">{lists[kind]}</Tag>
        <ul>
          {entries.map(({ id, description }) => {
            const href = safeSource(hrefOf?.(kind, id));
            const name = nameOf?.(kind, id) ?? id;
            return (
              <li key={id}>
                {href ? <a href={href}>{name}</a> : <strong>{name}</strong>}
                {description && <span className="hubkit-task-why">{description}</span>}
              </li>
            );
          })}
        </ul>
      </section>
    )),
  };
  return element('div', own, props);
});

function listEntries(task: TaskListsProps['task'], kind: TaskListKind) {
  if (kind === 'libraries' || kind === 'related') return (task[kind] ?? []).map((id) => ({ id, description: '' }));
  return task[kind] ?? [];
}
