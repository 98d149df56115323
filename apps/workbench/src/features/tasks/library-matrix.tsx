import { MODALITIES, MODALITY_LABELS } from '@hubkit/catalog';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { TaskEntry } from '../../catalog-data/task-entry.ts';
import { SCROLL_REGION } from '../../ui/scroll-region.ts';
import styles from './tasks-page.module.css';

/** Number of libraries with a column; the cells of the last column name the others. */
const COLUMNS = 3;

/** One table of tasks and the libraries that run them. A click on a library leaves only its tasks. */
export function LibraryMatrix({ tasks }: { readonly tasks: readonly TaskEntry[] }) {
  const [chosen, setChosen] = useState<string>();
  const listed = tasks.filter(({ libraries }) => libraries.length > 0);
  const shown = listed.filter(({ libraries }) => chosen === undefined || libraries.includes(chosen));
  if (listed.length === 0) return <p className="quiet">No library is listed for these tasks.</p>;
  const libraries = byCount(listed);
  const columns = libraries.slice(0, COLUMNS);
  const others = libraries.slice(COLUMNS);
  const groups = MODALITIES.map((modality) => ({
    modality,
    rows: shown.filter((task) => task.modality === modality),
  })).filter(({ rows }) => rows.length > 0);
  const choice = (library: string, className: string | undefined, children: ReactNode) => (
    <button
      key={library}
      type="button"
      className={className}
      aria-pressed={library === chosen}
      title={library === chosen ? 'Show all tasks' : `Show only tasks of ${library}`}
      onClick={() => setChosen(library === chosen ? undefined : library)}
    >
      {children}
    </button>
  );
  return (
    <figure className={`frame ${styles.scroll}`} aria-label="Libraries by task" {...SCROLL_REGION}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">Task</th>
            {columns.map((library) => (
              <th key={library} scope="col" data-chosen={library === chosen}>
                {choice(
                  library,
                  styles.column,
                  <>
                    {library}{' '}
                    <span className={styles.tally}>
                      {listed.filter((task) => task.libraries.includes(library)).length}
                    </span>
                  </>,
                )}
              </th>
            ))}
            {others.length > 0 && (
              <th scope="col" className={styles.others}>
                Others
              </th>
            )}
          </tr>
        </thead>
        {groups.map(({ modality, rows }) => (
          <tbody key={modality} data-hue={modality}>
            <tr>
              <th scope="rowgroup" className={styles.modality} colSpan={columns.length + 2}>
                {MODALITY_LABELS[modality]}
              </th>
            </tr>
            {rows.map((task) => (
              <tr key={task.id}>
                <th scope="row">
                  <Link to="/tasks/$task" params={{ task: task.id }}>
                    {task.label}
                  </Link>
                </th>
                {columns.map((library) => {
                  const isListed = task.libraries.includes(library);
                  return (
                    <td key={library} data-chosen={library === chosen} data-library={isListed ? library : undefined}>
                      {isListed && <span className={styles.dot} />}
                      <span className="visually-hidden">{isListed ? 'yes' : 'no'}</span>
                    </td>
                  );
                })}
                {others.length > 0 && (
                  <td className={styles.others}>
                    {task.libraries
                      .filter((library) => others.includes(library))
                      .map((library) => choice(library, styles.name, library))}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </figure>
  );
}

/** The libraries of some tasks, those with the most tasks first. */
function byCount(tasks: readonly TaskEntry[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const library of tasks.flatMap((task) => task.libraries)) counts.set(library, (counts.get(library) ?? 0) + 1);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .map(([library]) => library);
}
