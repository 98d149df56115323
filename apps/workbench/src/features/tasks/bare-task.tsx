import { Fragment } from 'react';
import type { TaskEntry } from '../../catalog-data/task-entry.ts';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { TaskCard } from '../../task-card/task-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid, Section } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { nearTasks } from './near-tasks.ts';

/** A task without a description: the ways to its models and libraries, to one who writes about it, and to the tasks nearest to it. */
export function BareTask({ task }: { readonly task: TaskEntry }) {
  const near = nearTasks(task, TASK_INDEX);
  return (
    <>
      <EmptyState icon="task" title="No description yet" text={<Libraries of={task.libraries} />}>
        <ButtonLink
          look="primary"
          icon="model"
          label="Find models"
          href={`https://huggingface.co/models?pipeline_tag=${task.id}`}
        />
        <ButtonLink look="outline" icon="edit" label="Write a description" href="/docs/how-to/add-a-task" />
      </EmptyState>
      {near.length > 0 && (
        <Section title="Related tasks">
          <CardGrid>
            {near.map((other) => (
              <TaskCard key={other.id} task={other} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

/** `Libraries with its models: keras, transformers.` */
function Libraries({ of }: { readonly of: readonly string[] }) {
  if (of.length === 0) return 'No library is known for its models.';
  return (
    <>
      {'Libraries with its models: '}
      {of.map((library, place) => (
        <Fragment key={library}>
          {place > 0 && ', '}
          <a href={`/models?library=${library}`}>{library}</a>
        </Fragment>
      ))}
      .
    </>
  );
}
