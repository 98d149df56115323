import { MODALITIES, MODALITY_LABELS, type Modality } from '@hubkit/catalog';
import { getRouteApi } from '@tanstack/react-router';
import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import { isPopular, popularFirst } from '../../catalog-data/popular-tasks.ts';
import type { TaskEntry } from '../../catalog-data/task-entry.ts';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { changeSearch } from '../../route/change-search.ts';
import { TaskCard, TaskLine } from '../../task-card/task-card.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { CardGrid, Section } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterPills } from '../../ui/filter-pills.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { findTasks } from './find-tasks.ts';
import { LibraryMatrix } from './library-matrix.tsx';
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
  const show = (change: Parameters<typeof changeSearch<TasksSearch>>[1]) =>
    void navigate({ to: '/tasks', search: changeSearch(search, change), replace: true, resetScroll: false });

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
      lead={
        search.view === 'matrix'
          ? 'A dot: the library has models of the task.'
          : 'Examples, models and libraries of each task. Try one here.'
      }
      actions={
        <SegmentedControl
          label="View"
          value={search.view ?? 'cards'}
          items={[
            ['cards', 'Cards'],
            ['matrix', 'Libraries'],
          ]}
          onChange={(view) => show({ view: view === 'matrix' ? view : undefined })}
        />
      }
      bar={
        <>
          <SearchField
            label="Search tasks"
            placeholder={`Search ${TASK_INDEX.length} tasks`}
            value={search.q ?? ''}
            onChange={(q) => show({ q })}
          />
          <FilterPills
            label="Modality"
            value={search.modality ?? ''}
            items={[['', 'All'], ...MODALITIES.map((id) => [id, SHORT_LABELS[id] ?? MODALITY_LABELS[id]] as const)]}
            onChange={(modality) => show({ modality })}
          />
          <p className={`quiet ${styles.count}`} data-state={isFiltered ? undefined : 'all'}>
            {count}
          </p>
        </>
      }
    >
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title="No task matches this search"
          text="Everyday words work, too: “blur a face”, “who is speaking”."
        >
          <Button look="outline" label="Clear search" onClick={() => show({ q: undefined, modality: undefined })} />
        </EmptyState>
      )}
      <FoundTasks tasks={found} search={shown} />
    </Page>
  );
}

/** Names that leave room for the others in one row. */
const SHORT_LABELS: Partial<Record<Modality, string>> = {
  nlp: 'Language',
  cv: 'Vision',
  rl: 'Reinforcement',
};

interface FoundTasksProps {
  readonly tasks: readonly TaskEntry[];
  readonly search: TasksSearch;
}

/** Tasks as cards, the popular ones first, then by modality; or by relevance, or with the libraries that run them. */
const FoundTasks = memo(function FoundTasks({ tasks, search }: FoundTasksProps) {
  return search.view === 'matrix' ? <LibraryMatrix tasks={tasks} /> : <TaskGroups tasks={tasks} search={search} />;
});

function TaskGroups({ tasks, search }: FoundTasksProps) {
  const groups = useMemo(() => groupTasks(tasks, search), [tasks, search]);
  // The others after the first paint.
  const drawn = useDeferredValue(groups, isOpened() ? groups.slice(0, 1) : groups);
  useEffect(() => {
    wasShown = true;
  }, []);
  return drawn.map(({ title, members, areLines }) => (
    <Section key={title} title={title}>
      <CardGrid size={areLines ? 'line' : 'normal'}>
        {members.map((task) =>
          areLines ? <TaskLine key={task.id} task={task} /> : <TaskCard key={task.id} task={task} />,
        )}
      </CardGrid>
    </Section>
  ));
}

/** True once the page has been shown. */
let wasShown = false;

/** True for an address that is opened. A page that is loaded again or gone back to keeps its place, which takes its whole height. */
function isOpened(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !wasShown && navigation?.type === 'navigate';
}

interface TaskGroup {
  readonly title: string;
  readonly members: readonly TaskEntry[];
  /** True for tasks without a picture or words. */
  readonly areLines?: boolean;
}

/**
 * Groups tasks by modality, or by relevance to a search. The popular ones come first, in a group of their own among all tasks; those
 * without a description last.
 */
function groupTasks(tasks: readonly TaskEntry[], { q, modality }: TasksSearch): readonly TaskGroup[] {
  const described = tasks.filter((task) => !task.isPlaceholder);
  const sorted = q === undefined ? popularFirst(described) : [];
  const popular = modality === undefined ? sorted.filter(isPopular) : [];
  const others = sorted.filter((task) => !popular.includes(task));
  const groups: readonly TaskGroup[] = [
    { title: 'Most relevant first', members: q === undefined ? [] : described },
    { title: 'Popular', members: popular },
    ...MODALITIES.map((each) => ({
      title: MODALITY_LABELS[each],
      members: others.filter((task) => task.modality === each),
    })),
    { title: 'No description yet', members: tasks.filter((task) => task.isPlaceholder), areLines: true },
  ];
  return groups.filter(({ members }) => members.length > 0);
}
