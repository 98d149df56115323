import { TaskDemo, type TaskListKind, TaskLists, TaskModels } from '@hubkit/react/task-page';
import '@hubkit/react/task-page.css';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { mediaUrl } from '../../catalog-data/media-url.ts';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { taskLabel } from '../../catalog-data/task-label.ts';
import content from '../../doc-content/doc-content.module.css';
import { DocContent } from '../../doc-content/doc-content.tsx';
import { tryAddress } from '../../task-card/try-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/card-grid.tsx';
import { HeadingLinks } from '../../ui/heading-links.tsx';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './task-page.module.css';
import { TaskTabs } from './task-tabs.tsx';

const taskRoute = getRouteApi('/tasks/$task');

const MissingTask = latePart(async () => (await import('./missing-task.tsx')).MissingTask);
const BareTask = latePart(async () => (await import('./bare-task.tsx')).BareTask);
const TaskSchema = latePart(async () => (await import('./task-schema.tsx')).TaskSchema);

const HUB_FOLDERS: Partial<Record<TaskListKind, string>> = { models: '/', datasets: '/datasets/', spaces: '/spaces/' };

const BESIDE = ['datasets', 'spaces', 'metrics', 'libraries', 'related'] as const satisfies readonly TaskListKind[];

/** One task: demo, text, and what belongs to it. */
export function TaskRoutePage() {
  const { task: id } = taskRoute.useParams();
  const loaded = taskRoute.useLoaderData();
  const task = TASK_INDEX.find((entry) => entry.id === id);
  const { page, text, summary } = loaded ?? {};
  const [showsSchema, setShowsSchema] = useState(false);
  useEffect(() => {
    if (task) document.title = `${task.label} · hubkit workbench`;
  }, [task]);

  if (task === undefined)
    return (
      <LazyPart>
        <MissingTask id={id} />
      </LazyPart>
    );
  const tryAt = tryAddress(task);
  const headings = text?.page.headings.filter(({ level }) => level === 2) ?? [];
  const parts = [
    ...(task.isPlaceholder ? [] : [['example', 'Example'] as const]),
    ...(page ? [['models', 'Models to start with'] as const] : []),
    ...headings.map(({ id: heading, title }) => [heading, title] as const),
    ...(task.canRun ? [['schema', 'Input and output'] as const] : []),
  ];
  return (
    <Page
      title={task.label}
      above={<Link to="/tasks">Tasks</Link>}
      lead={summary}
      actions={
        tryAt && (
          <div className={tryAt.endsWith('/try') ? styles.wide : undefined}>
            <ButtonLink look="primary" label="Try it" href={tryAt} />
          </div>
        )
      }
      bar={task.canRun && <TaskTabs task={task.id} current="/tasks/$task" />}
    >
      {!task.isPlaceholder && (
        <Section title="Example" id="example">
          <TaskDemo demo={page?.demo} assetUrl={mediaUrl} />
        </Section>
      )}
      {task.isPlaceholder && (
        <LazyPart>
          <BareTask task={task} />
        </LazyPart>
      )}
      <div className={styles.columns}>
        <div className={`stack ${styles.text}`}>
          {page !== undefined && (
            <Section title="Models to start with" id="models">
              <TaskModels task={page} hrefOf={(model) => createHref('models', model)} />
            </Section>
          )}
          {text && (
            <section className={content.text} aria-label="About the task">
              <DocContent nodes={text.page.content} examples={text.examples} />
            </section>
          )}
          {task.canRun && (
            <Section title="Input and output" id="schema">
              {showsSchema ? (
                <LazyPart waiting={<p>Loading…</p>}>
                  <TaskSchema task={task.id} />
                </LazyPart>
              ) : (
                <p>
                  <Button look="outline" label="Show JSON Schema" onClick={() => setShowsSchema(true)} />
                </p>
              )}
            </Section>
          )}
        </div>
        {!task.isPlaceholder && (
          <aside className={styles.beside} aria-label="Belongs to this task">
            {parts.length > 1 && (
              <nav className={styles.contents} aria-label="On this page">
                <h2>On this page</h2>
                <HeadingLinks headings={parts.map(([id, title]) => ({ id, title }))} />
              </nav>
            )}
            <TaskLists
              task={{ ...page, libraries: task.libraries }}
              kinds={BESIDE}
              hrefOf={createHref}
              nameOf={(kind, other) => (kind === 'related' ? taskLabel(other) : undefined)}
            />
          </aside>
        )}
      </div>
    </Page>
  );
}

/** Models and tasks link to their page here, datasets and spaces to the hub. */
function createHref(kind: TaskListKind, id: string): string | undefined {
  if (kind === 'models') return `/models/${id}`;
  if (kind === 'related') return `/tasks/${id}`;
  const folder = HUB_FOLDERS[kind];
  return folder === undefined ? undefined : `https://huggingface.co${folder}${id}`;
}
