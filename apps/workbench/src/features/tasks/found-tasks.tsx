import { MODALITIES, MODALITY_LABELS } from '@hubkit/catalog';
import { memo } from 'react';
import type { TaskEntry } from '../../catalog-data/task-entry.ts';
import { TASK_SUMMARIES } from '../../catalog-data/task-summaries.gen.ts';
import { TaskCard, TaskLine } from '../../task-card/task-card.tsx';
import { CardGrid, Section } from '../../ui/card-grid.tsx';
import { LibraryMatrix } from './library-matrix.tsx';
import type { TasksSearch } from './tasks-search.ts';

interface FoundTasksProps {
  readonly tasks: readonly TaskEntry[];
  readonly view: TasksSearch['view'];
}

/** Tasks as cards by modality, or with the libraries that run them. */
export const FoundTasks = memo(function FoundTasks({ tasks, view }: FoundTasksProps) {
  if (view === 'matrix') return <LibraryMatrix tasks={tasks} />;
  const placeholders = tasks.filter((task) => task.isPlaceholder);
  const groups = MODALITIES.map((modality) => ({
    modality,
    members: tasks.filter((task) => task.modality === modality && !task.isPlaceholder),
  })).filter(({ members }) => members.length > 0);
  return (
    <>
      {groups.map(({ modality, members }) => (
        <Section key={modality} title={MODALITY_LABELS[modality]}>
          <CardGrid>
            {members.map((task) => (
              <TaskCard
                key={task.id}
                task={task}
                summary={TASK_SUMMARIES[task.id]}
                href={`/tasks/${task.id}`}
                hasActions
              />
            ))}
          </CardGrid>
        </Section>
      ))}
      {placeholders.length > 0 && (
        <Section title="No description yet">
          <CardGrid size="line">
            {placeholders.map((task) => (
              <TaskLine key={task.id} task={task} href={`/tasks/${task.id}`} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
});
