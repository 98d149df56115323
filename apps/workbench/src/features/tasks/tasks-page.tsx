import { MODALITIES, MODALITY_LABELS } from '@hubkit/catalog';
import { TaskCard } from '@hubkit/react/task-page';
import '@hubkit/react/task-page.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { TASK_SUMMARIES } from '../../catalog-data/task-summaries.gen.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { findTasks } from './find-tasks.ts';
import { LibraryMatrix } from './library-matrix.tsx';
import styles from './tasks-page.module.css';
import { readTasksSearch, type TasksSearch } from './tasks-search.ts';

/** All tasks by modality, as cards or with the libraries that run them; search and filters are in the address. */
export function TasksPage() {
  const search = readTasksSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const announce = useAnnounce();
  const found = findTasks(TASK_INDEX, search);
  const count = `${found.length} of ${TASK_INDEX.length} tasks`;
  const show = (next: TasksSearch) => navigate({ to: '/tasks', search: next, replace: true, resetScroll: false });

  const isFiltered = search.q !== undefined || search.modality !== undefined;
  useEffect(() => {
    if (!isFiltered) return;
    // Not with every letter that is typed.
    const timer = setTimeout(() => announce(count), 600);
    return () => clearTimeout(timer);
  }, [announce, count, isFiltered]);

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Tasks</h1>
        <search className={styles.search}>
          <input
            type="search"
            aria-label="Search tasks"
            placeholder={`Search ${TASK_INDEX.length} tasks`}
            value={search.q ?? ''}
            onChange={({ target }) => {
              const { q: _q, ...rest } = search;
              show(target.value === '' ? rest : { ...rest, q: target.value });
            }}
          />
        </search>
        <p className={styles.count}>{count}</p>
      </header>
      <div className={styles.filters}>
        <Choices
          legend="Modality"
          value={search.modality ?? ''}
          items={[['', 'All'], ...MODALITIES.map((id) => [id, MODALITY_LABELS[id]] as const)]}
          onChange={(modality) => {
            const { modality: _modality, ...rest } = search;
            show(modality === '' ? rest : { ...rest, modality });
          }}
        />
        <Choices
          legend="View"
          value={search.view ?? 'cards'}
          items={[
            ['cards', 'Cards'],
            ['matrix', 'Libraries'],
          ]}
          onChange={(view) => {
            const { view: _view, ...rest } = search;
            show(view === 'matrix' ? { ...rest, view } : rest);
          }}
        />
      </div>
      {found.length === 0 && (
        <div className={styles.empty}>
          <p>No task matches this search.</p>
          <Button look="outline" label="Clear search" onClick={() => show({})} />
        </div>
      )}
      {MODALITIES.map((modality) => ({ modality, tasks: found.filter((task) => task.modality === modality) }))
        .filter(({ tasks }) => tasks.length > 0)
        .map(({ modality, tasks }) => (
          <section key={modality} className={styles.group} aria-labelledby={`modality-${modality}`}>
            <h2 id={`modality-${modality}`}>{MODALITY_LABELS[modality]}</h2>
            {search.view === 'matrix' ? (
              <LibraryMatrix tasks={tasks} label={MODALITY_LABELS[modality]} />
            ) : (
              <ul className={styles.cards}>
                {tasks.map((task) => (
                  <li key={task.id}>
                    <TaskCard
                      task={{ ...task, summary: TASK_SUMMARIES[task.id] }}
                      href={`/tasks/${task.id}`}
                      className={styles.card}
                    />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
    </div>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly value: string;
  readonly items: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choices({ legend, value, items, onChange }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {items.map(([item, label]) => (
        <label key={item}>
          <input type="radio" name={legend} value={item} checked={value === item} onChange={() => onChange(item)} />
          <span className={styles.choice}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
