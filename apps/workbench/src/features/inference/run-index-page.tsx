import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import styles from './run-page.module.css';

/** The tasks that can be run. */
export function RunIndexPage() {
  return (
    <div className={styles.page}>
      <h1>Inference</h1>
      <p>Choose a task: fill in its form, run it at a provider, and see the result.</p>
      <ul className={styles.tasks}>
        {TASK_INDEX.filter(({ canRun }) => canRun).map(({ id, label }) => (
          <li key={id}>
            <a href={`/run/${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
