import '@hubkit/react/task-widget.css';
import type { TaskPage } from '@hubkit/catalog';
import type { InferenceTask } from '@hubkit/inference';
import { TaskForm, type TaskFormData, taskMethod, withSampleFiles } from '@hubkit/react/task-widget';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useJobs } from '../../../background-jobs/use-jobs.ts';
import { taskLabel } from '../../../catalog-data/task-label.ts';
import { useStorage } from '../../../database/storage-context.tsx';
import type { Run } from '../../../run/run.ts';
import { startRun } from '../../../run/start-run.ts';
import { useHub } from '../../../services/hub-context.tsx';
import { ModelPicker } from '../../../services/model-picker.tsx';
import { ProviderPicker } from '../../../services/picker.tsx';
import { firstModel } from '../../../services/read-models.ts';
import { useModels } from '../../../services/use-models.ts';
import { LinkNote } from '../../../shared-links/link-note.tsx';
import { ShareButtons } from '../../../shared-links/share-buttons.tsx';
import { useLinkOutcome } from '../../../shared-links/use-link-outcome.ts';
import { useSession } from '../../../state/sessions.tsx';
import { useStore } from '../../../state/use-store.ts';
import { namedFiles } from '../../../task-run/print-arguments.ts';
import { LiveResult, ResultArea } from '../../../task-run/result-area.tsx';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LazyPart, latePart } from '../../../ui/lazy-part.tsx';
import { Page } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useSubmitShortcut } from '../../../ui/use-shortcut.ts';
import { useWindowTitle } from '../../../ui/use-window-title.ts';
import { TaskTabs } from '../task-tabs.tsx';
import { Filmstrip } from './filmstrip.tsx';
import { argumentsOfEach, IMAGE_COUNTS, makesImages } from './image-count.ts';
import { type RunSearch, type RunView, VIEWS } from './run-search.ts';
import { createRunSession, type TaskRuns, useIsBusy } from './run-session.ts';
import { sharedRun } from './shared-run.ts';
import styles from './try-page.module.css';
import { useReceivedRun } from './use-received-run.ts';

const tryRoute = getRouteApi('/tasks/$task/try');

const MissingTask = latePart(async () => (await import('../missing-task.tsx')).MissingTask);
const JsonView = latePart(async () => (await import('./json-view.tsx')).JsonView);
const CallCode = latePart(async () => (await import('../../../run/call-code.tsx')).CallCode);

const VIEW_LABELS: Readonly<Record<RunView, string>> = { form: 'Form', json: 'JSON', code: 'Code' };

/** The form of a task: fill it in, run it, see the result. */
export function TryPage() {
  const { task } = tryRoute.useParams();
  const { form, page } = tryRoute.useLoaderData();
  const label = taskLabel(task);
  useWindowTitle(label);
  if (form) return <TaskRun key={task} task={task} label={label} form={form} page={page} />;
  if (label === task)
    return (
      <LazyPart>
        <MissingTask id={task} />
      </LazyPart>
    );
  return (
    <Page title={label}>
      <EmptyState icon="task" title="This task cannot be run" text={`No provider runs “${task}” yet.`}>
        <ButtonLink look="primary" icon="task" label="All tasks" href="/tasks" />
      </EmptyState>
    </Page>
  );
}

interface TaskRunProps {
  readonly task: string;
  readonly label: string;
  readonly form: TaskFormData;
  /** Undefined for a task without a description. */
  readonly page: TaskPage | undefined;
}

function TaskRun({ task, label, form, page }: TaskRunProps) {
  const { connection } = useHub();
  const jobs = useJobs();
  const announce = useAnnounce();
  const navigate = tryRoute.useNavigate();
  const search = tryRoute.useSearch();
  const session = useSession(createRunSession, useStorage()).of(task, form.sample);
  const { args, handles, kept } = useStore(session.store, (state) => state);
  const isBusy = useIsBusy(handles);
  const [isValid, setIsValid] = useState(true);
  const [outcome, settleLink] = useLinkOutcome();
  const received = useReceivedRun(session.fillIn, task);
  useSampleFiles(session, form);
  const { list } = useModels(task);
  const model =
    search.model ?? (list.status === 'ready' ? firstModel(list.models, page?.models?.map(({ id }) => id) ?? []) : '');
  const { provider = 'auto', view = 'form', count = 1 } = search;
  const updateSearch = (change: RunSearch) =>
    void navigate({
      to: '/tasks/$task/try',
      params: { task },
      search: { ...search, ...change },
      replace: true,
      resetScroll: false,
    });

  const element = useRef<HTMLFormElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const stop = () => {
    for (const handle of handles) handle.stop();
  };
  const run = () => {
    stop();
    const spec = { task: task as InferenceTask, method: taskMethod(task), provider, model, isStreamed: false };
    const started = argumentsOfEach(args, form, makesImages(task) ? count : 1).map((each) =>
      startRun(connection, { ...spec, args: each }),
    );
    for (const handle of started) jobs.watch(handle);
    session.follow(started);
    if (search.run !== undefined) updateSearch({ run: undefined });
    announce('Running.');
    stage.current?.scrollIntoView({ block: 'nearest' });
    void Promise.all(started.map(({ ended }) => ended)).then((runs) => {
      const other = runs.find(({ status }) => status !== 'done');
      announce(other ? `The run ${other.status}.` : 'The result is there.');
    });
  };
  // Runs of this page are shown until one that is kept is chosen; after a reload, the last one that is kept.
  const live = handles.filter(({ store }) => search.run === undefined || search.run === store.get().id);
  const [first] = live;
  const shown = kept.find(({ id }) => id === search.run) ?? kept[0];
  // Once, when a link from elsewhere asks for it: what is typed afterwards stays.
  const fill = useEffectEvent(({ spec }: Run) => {
    session.fillIn(spec.args);
    updateSearch({ model: spec.model, provider: spec.provider, fill: undefined });
  });
  const asked = search.fill ? kept.find(({ id }) => id === search.run) : undefined;
  useEffect(() => {
    if (asked) fill(asked.run);
  }, [asked]);
  const runOrStop = () => (isBusy ? stop() : run());
  // As by the button: a required field that is empty is named first. Stop needs no whole form.
  useSubmitShortcut(() => (isBusy ? stop() : element.current?.requestSubmit()));
  const startReceived = useEffectEvent(() => {
    received.started();
    element.current?.requestSubmit();
  });
  const isDue = received.isRun && model !== '';
  useEffect(() => {
    if (isDue) startReceived();
  }, [isDue]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid || isBusy) runOrStop();
  };

  return (
    <Page
      title={label}
      width="wide"
      above={<Link to="/tasks">Tasks</Link>}
      lead={page?.summary}
      actions={
        <ShareButtons
          state={() => {
            const emulators = connection.config.services.filter(({ isEmulator }) => isEmulator).map(({ id }) => id);
            return sharedRun({ task, model, provider, args }, first?.store.get() ?? shown?.run, emulators);
          }}
          onOutcome={settleLink}
        />
      }
      bar={<TaskTabs task={task} current="/tasks/$task/try" />}
    >
      <form ref={element} className={`stack ${styles.form}`} noValidate={isBusy} onSubmit={submit}>
        <LinkNote {...outcome} />
        <div className={`stack ${styles.pickers}`}>
          <ModelPicker task={task} value={model} onChange={(id) => updateSearch({ model: id, provider: 'auto' })} />
          <ProviderPicker
            task={task}
            model={model}
            value={provider}
            onChange={(id) => updateSearch({ provider: id })}
          />
        </div>
        <div className={`stack ${styles.columns}`}>
          <section className={`stack ${styles.input}`} aria-label="Call">
            <SegmentedControl
              label="View"
              value={view}
              items={VIEWS.map((name) => [name, VIEW_LABELS[name]] as const)}
              onChange={(name) => updateSearch({ view: name })}
            />
            {view === 'form' && <TaskForm form={form} value={args} onChange={session.fillIn} />}
            {view === 'json' && (
              <LazyPart waiting={<p>Loading…</p>}>
                <JsonView args={args} onChange={session.fillIn} onValid={setIsValid} />
              </LazyPart>
            )}
            {view === 'code' && (
              <LazyPart waiting={<p>Loading…</p>}>
                <CallCode task={task} model={model} provider={provider} inputs={namedFiles(args)} />
              </LazyPart>
            )}
            <div className={`row ${styles.actions}`}>
              <Button
                type="submit"
                look="primary"
                icon={isBusy ? 'stop' : 'play'}
                label={isBusy ? 'Stop' : 'Run'}
                disabled={!isBusy && (model === '' || !isValid)}
              />
              {makesImages(task) && (
                <div className={`row ${styles.count}`}>
                  <span aria-hidden="true">Images</span>
                  <SegmentedControl
                    label="Number of images"
                    value={`${count}`}
                    items={IMAGE_COUNTS.map((each) => [`${each}`, `${each}`] as const)}
                    onChange={(chosen) => updateSearch({ count: IMAGE_COUNTS.find((each) => `${each}` === chosen) })}
                  />
                </div>
              )}
            </div>
          </section>
          <div ref={stage} className={`stack ${styles.stage}`}>
            <section
              className={`frame stack ${styles.result}`}
              aria-label="Result"
              data-state={isBusy ? 'waiting' : first || shown ? undefined : 'empty'}
            >
              {first && (
                <div className={`stack ${styles.results}`} data-count={live.length}>
                  {live.map((handle) => (
                    <div key={handle.store.get().id} className="stack">
                      <LiveResult handle={handle} onRetry={run} />
                    </div>
                  ))}
                </div>
              )}
              {!first && shown && <ResultArea key={shown.id} run={shown.run} onRetry={run} />}
              {!first && !shown && (
                <EmptyState
                  isFramed
                  icon="play"
                  title="The result appears here."
                  text="Run the sample, or change it first."
                />
              )}
            </section>
            {kept.length > 0 && (
              <Filmstrip
                runs={kept}
                shown={first ? first.store.get().id : shown?.id}
                onShow={(entry) => {
                  session.fillIn(entry.run.spec.args);
                  updateSearch({ model: entry.run.spec.model, provider: entry.run.spec.provider, run: entry.id });
                }}
                onRemove={session.remove}
              />
            )}
          </div>
        </div>
      </form>
    </Page>
  );
}

/** Fills in sample files where a task requires files: its form can be run at once. */
function useSampleFiles({ store, suggest }: TaskRuns, form: TaskFormData): void {
  const isFresh = useStore(store, (state) => state.isFresh);
  useEffect(() => {
    const { args } = store.get();
    if (!isFresh) return;
    void withSampleFiles(form, args).then(
      (filled) => filled !== args && suggest(filled),
      // Without one the field stays empty, and says so when it is asked for a sample.
      () => undefined,
    );
  }, [isFresh, store, suggest, form]);
}
