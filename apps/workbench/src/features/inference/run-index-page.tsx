import { MODALITIES, MODALITY_LABELS } from '@hubkit/catalog';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { TaskCard } from '../../task-card/task-card.tsx';
import { CardGrid, Section } from '../../ui/card-grid.tsx';
import { Page } from '../../ui/page.tsx';

/** The tasks that can be run. */
export function RunIndexPage() {
  const tasks = TASK_INDEX.filter(({ canRun }) => canRun);
  return (
    <Page title="Inference" lead="Choose a task: fill in its form, run it at a provider, and see the result.">
      {MODALITIES.map((modality) => ({ modality, of: tasks.filter((task) => task.modality === modality) }))
        .filter(({ of }) => of.length > 0)
        .map(({ modality, of }) => (
          <Section key={modality} title={MODALITY_LABELS[modality]}>
            <CardGrid size="small">
              {of.map((task) => (
                <TaskCard key={task.id} task={task} href={`/run/${task.id}`} />
              ))}
            </CardGrid>
          </Section>
        ))}
    </Page>
  );
}
