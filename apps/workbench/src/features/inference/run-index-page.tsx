import { MODALITIES, MODALITY_LABELS } from '@hubkit/catalog';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { TaskCard } from '../../task-card/task-card.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './run-index-page.module.css';

/** The tasks that can be run. */
export function RunIndexPage() {
  const tasks = TASK_INDEX.filter(({ canRun }) => canRun);
  return (
    <Page title="Inference" lead="Choose a task: fill in its form, run it at a provider, and see the result.">
      {MODALITIES.map((modality) => ({ modality, of: tasks.filter((task) => task.modality === modality) }))
        .filter(({ of }) => of.length > 0)
        .map(({ modality, of }) => (
          <section key={modality} className={styles.group} aria-labelledby={`run-${modality}`}>
            <h2 id={`run-${modality}`}>{MODALITY_LABELS[modality]}</h2>
            <ul className={styles.cards}>
              {of.map((task) => (
                <li key={task.id}>
                  <TaskCard task={task} href={`/run/${task.id}`} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Page>
  );
}
