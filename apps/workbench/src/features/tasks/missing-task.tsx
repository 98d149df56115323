import { closest } from '@hubkit/task-types/closest';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { taskLabel } from '../../catalog-data/task-label.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

/** In the place of a task that the catalog does not have: the one with the closest name. */
export function MissingTask({ id }: { readonly id: string }) {
  const near = closest(
    id,
    TASK_INDEX.map((task) => task.id),
  );
  return (
    <Page title="Tasks">
      <EmptyState
        icon="task"
        title="No such task"
        text={
          <>
            {`The catalog has no task “${id}”.`}
            {near && (
              <>
                {' Did you mean '}
                <a href={`/tasks/${near}`}>{taskLabel(near)}</a>?
              </>
            )}
          </>
        }
      >
        <ButtonLink look="primary" icon="task" label="All tasks" href="/tasks" />
      </EmptyState>
    </Page>
  );
}
