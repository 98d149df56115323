import { MODALITIES, MODALITY_LABELS, type Modality } from '@hubkit/catalog';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterPills } from '../../ui/filter-pills.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { findTasks } from './find-tasks.ts';
import { FoundTasks } from './found-tasks.tsx';
import styles from './tasks-page.module.css';
import type { TasksSearch } from './tasks-search.ts';

const tasksRoute = getRouteApi('/tasks');

/** All tasks by modality, as cards or with the libraries that run them; search and filters are in the address. */
export function TasksPage() {
  const search = tasksRoute.useSearch();
  const navigate = tasksRoute.useNavigate();
  const announce = useAnnounce();
  // The field shows each letter at once; the cards follow.
  const shown = useDeferredValue(search);
  const found = useMemo(() => findTasks(TASK_INDEX, shown), [shown]);
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
    <Page
      title="Tasks"
      lead="Examples, models and libraries of each task. Try one here."
      actions={
        <SegmentedControl
          label="View"
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
      }
      bar={
        <>
          <SearchField
            label="Search tasks"
            placeholder={`Search ${TASK_INDEX.length} tasks`}
            value={search.q ?? ''}
            onChange={(text) => {
              const { q: _q, ...rest } = search;
              show(text === '' ? rest : { ...rest, q: text });
            }}
          />
          <FilterPills
            label="Modality"
            value={search.modality ?? ''}
            items={[['', 'All'], ...MODALITIES.map((id) => [id, SHORT_LABELS[id] ?? MODALITY_LABELS[id]] as const)]}
            onChange={(modality) => {
              const { modality: _modality, ...rest } = search;
              show(modality === '' ? rest : { ...rest, modality });
            }}
          />
          <p className={`quiet ${styles.count}`} data-state={isFiltered ? undefined : 'all'}>
            {count}
          </p>
        </>
      }
    >
      {found.length === 0 && (
        <div className={styles.empty}>
          <p>No task matches this search. Everyday words work, too: “blur a face”, “who is speaking”.</p>
          <Button look="outline" label="Clear search" onClick={() => show({})} />
        </div>
      )}
      <FoundTasks tasks={found} view={shown.view} />
    </Page>
  );
}

/** Names that leave room for the others in one row. */
const SHORT_LABELS: Partial<Record<Modality, string>> = {
  nlp: 'Language',
  cv: 'Vision',
  rl: 'Reinforcement',
};
