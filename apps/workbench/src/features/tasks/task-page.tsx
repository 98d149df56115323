import { TaskDemo, type TaskListKind, TaskLists, TaskModels } from '@hubkit/react/task-page';
import '@hubkit/react/task-page.css';
import { Link, useLoaderData, useParams } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import type { LoadedTask } from '../../catalog-data/load-task-page.ts';
import { mediaUrl } from '../../catalog-data/media-url.ts';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import content from '../../doc-content/doc-content.module.css';
import { DocContent } from '../../doc-content/doc-content.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './task-page.module.css';

const TaskSchema = lazy(() => import('./task-schema.tsx').then((module) => ({ default: module.TaskSchema })));

const HUB_FOLDERS: Partial<Record<TaskListKind, string>> = { models: '/', datasets: '/datasets/', spaces: '/spaces/' };

const BESIDE = ['datasets', 'spaces', 'metrics', 'libraries', 'related'] as const satisfies readonly TaskListKind[];

/** One task: demo, text, and what belongs to it. */
export function TaskRoutePage() {
  const { task: id = '' } = useParams({ strict: false });
  const loaded = useLoaderData({ strict: false }) as LoadedTask | undefined; // The loader of this route.
  const task = TASK_INDEX.find((entry) => entry.id === id);
  const { page, text } = loaded ?? {};
  const [showsSchema, setShowsSchema] = useState(false);
  useEffect(() => {
    if (task) document.title = `${task.label} · hubkit workbench`;
  }, [task]);

  if (task === undefined)
    return (
      <Page title="There is no such task" lead={`The catalog has no task called “${id}”.`}>
        <p>
          <Link to="/tasks">All tasks</Link>
        </p>
      </Page>
    );
  return (
    <Page
      title={task.label}
      above={<Link to="/tasks">Tasks</Link>}
      lead={page?.summary ?? 'Nobody has described this task yet.'}
      actions={
        task.canRun && (
          <a className={styles.try} href={`/run/${task.id}`}>
            Try it
          </a>
        )
      }
    >
      {!task.isPlaceholder && (
        <section className={styles.section} aria-labelledby="example">
          <h2 id="example">Example</h2>
          <TaskDemo demo={page?.demo} assetUrl={mediaUrl} />
        </section>
      )}
      <div className={styles.columns}>
        <div className={styles.text}>
          {page !== undefined && (
            <section className={styles.section} aria-labelledby="models">
              <h2 id="models">Models to start with</h2>
              <TaskModels task={page} hrefOf={(model) => hrefOf('models', model)} />
            </section>
          )}
          {text && (
            <section className={content.text} aria-label="About the task">
              <DocContent nodes={text.page.content} examples={text.examples} />
            </section>
          )}
          {task.canRun && (
            <section className={styles.section} aria-labelledby="schema">
              <h2 id="schema">Input and output</h2>
              {showsSchema ? (
                <LazyPart waiting={<p>Loading…</p>}>
                  <TaskSchema task={task.id} />
                </LazyPart>
              ) : (
                <button type="button" className={styles.show} onClick={() => setShowsSchema(true)}>
                  Show the JSON Schema
                </button>
              )}
            </section>
          )}
        </div>
        <aside className={styles.aside} aria-label="Belongs to this task">
          <TaskLists task={{ ...page, libraries: task.libraries }} kinds={BESIDE} hrefOf={hrefOf} />
        </aside>
      </div>
    </Page>
  );
}

/** Models and tasks link to their page here, datasets and spaces to the hub. */
function hrefOf(kind: TaskListKind, id: string): string | undefined {
  if (kind === 'models') return `/models/${id}`;
  if (kind === 'related') return `/tasks/${id}`;
  const folder = HUB_FOLDERS[kind];
  return folder === undefined ? undefined : `https://huggingface.co${folder}${id}`;
}
