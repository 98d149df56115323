import { Link } from '@tanstack/react-router';
import type { TaskEntry } from '../../catalog-data/task-entry.ts';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import styles from './tasks-page.module.css';

/** A table of tasks and the libraries that run them. */
export function LibraryMatrix({ tasks, label }: { readonly tasks: readonly TaskEntry[]; readonly label: string }) {
  const libraries = [...new Set(tasks.flatMap((task) => task.libraries))].sort((a, b) => a.localeCompare(b));
  if (libraries.length === 0) return <p className={styles.count}>No library is listed for these tasks.</p>;
  return (
    <figure className={styles.scroll} aria-label={`Libraries: ${label}`} {...SCROLL_REGION}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">Task</th>
            {libraries.map((library) => (
              <th key={library} scope="col">
                <span className={styles.column}>{library}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.id}>
              <th scope="row">
                <Link to="/tasks/$task" params={{ task: task.id }}>
                  {task.label}
                </Link>
              </th>
              {libraries.map((library) => (
                <td key={library}>
                  {task.libraries.includes(library) ? (
                    <span className={styles.dot}>
                      <span className="visually-hidden">yes</span>
                    </span>
                  ) : (
                    <span className="visually-hidden">no</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
