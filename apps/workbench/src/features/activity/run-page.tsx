import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type JobEntry, STATE_LABELS } from '../../background-jobs/job-entry.ts';
import { useJobs } from '../../background-jobs/use-jobs.ts';
import { taskLabel } from '../../catalog-data/task-label.ts';
import { FailurePanel } from '../../run/failure-panel.tsx';
import { duration } from '../../run/format-facts.ts';
import { JobProgress } from '../../run/job-progress.tsx';
import { RunDetails } from '../../run/run-details.tsx';
import { RunFacts } from '../../run/run-facts.tsx';
import type { RunHandle } from '../../run/start-run.ts';
import { createReceivedState } from '../../shared-links/received-state.ts';
import { useSession } from '../../state/sessions.tsx';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { dateTime } from '../../ui/format-time.ts';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { sentence } from '../../ui/sentence.ts';
import { useWindowTitle } from '../../ui/use-window-title.ts';
import { MissingRun } from './missing-run.tsx';
import { RunControls, RunWaitNote } from './run-controls.tsx';
import styles from './run-page.module.css';

const runRoute = getRouteApi('/activity/$id');

const RunResult = latePart(async () => (await import('./run-result.tsx')).RunResult);

/** One long run: its progress, its result or what went wrong. */
export function LongRunPage() {
  const { id } = runRoute.useParams();
  const jobs = useJobs();
  const entry = useStore(jobs.store, ({ entries }) => entries[id]);
  const isReady = useStore(jobs.store, (state) => state.isReady);
  const title = entry && toName(entry);
  useWindowTitle(title);
  return (
    <Page
      title={title ?? 'Run'}
      above={<Link to="/activity">Activity</Link>}
      actions={entry && <JobActions entry={entry} />}
    >
      {isReady && !entry && <MissingRun id={id} />}
      {entry && <JobView entry={entry} />}
    </Page>
  );
}

/** Where a run without a result stands, by its state. */
const NOTES: Readonly<Partial<Record<JobEntry['state'], string>>> = {
  paused: 'Not tracked. It may still run at the provider, and be billed.',
  canceled: 'Canceled at the provider before it had a result.',
};

function JobView({ entry }: { readonly entry: JobEntry }) {
  const jobs = useJobs();
  const { id, state, spec, ticket, progress, at, failure, report, output } = entry;
  const run = jobs.runOf(id);
  const isWaiting = state === 'running' && jobs.waitsFor(entry) !== undefined;
  const hasNote = state === 'running' || NOTES[state] !== undefined;
  return (
    <div className={`stack ${styles.job}`}>
      <div className="stack">
        {hasNote && (
          <section className={`frame ${styles.part}`} aria-label="Progress">
            <RunWaitNote entry={entry} />
            {state === 'running' && !isWaiting && <JobProgress progress={progress} startedAt={at} />}
            {NOTES[state]}
          </section>
        )}
        <LazyPart>
          {state === 'done' && output !== undefined && (
            <section className={`frame stack ${styles.part}`} aria-label="Result">
              <RunResult output={output} label={toName(entry)} />
              {report && <RunFacts report={report} />}
            </section>
          )}
          {failure && (
            <FailurePanel
              failure={failure}
              {...(report && { attempts: report.attempts })}
              onRetry={() => jobs.runAgain(id)}
            />
          )}
        </LazyPart>
        {run && <JobLog run={run} />}
      </div>
      <Facts
        look="rows"
        facts={[
          ['State', isWaiting ? 'Waiting' : STATE_LABELS[state]],
          ['Task', taskLabel(spec.task)],
          ['Model', spec.model],
          ['Provider', ticket.provider],
          ['Started', dateTime(at)],
          ...(report ? [['Took', duration(report.totalMs)] as const] : []),
          ['Provider job', ticket.id],
          ...listInputs(spec.args),
        ]}
      />
    </div>
  );
}

/** The prompt, or the name of the task. */
function toName({ title, task }: JobEntry): string {
  return title === task ? taskLabel(task) : title;
}

/** What was given to the call: texts and numbers by their names, and which files. */
function listInputs(args: Readonly<Record<string, unknown>>): readonly (readonly [name: string, value: string])[] {
  return Object.entries(args).flatMap(([name, value]) => {
    if (value instanceof Blob) return [[sentence(name), value instanceof File ? value.name : value.type] as const];
    if (typeof value === 'object' && value !== null) return listInputs(value as Readonly<Record<string, unknown>>);
    return value === undefined || value === '' ? [] : [[sentence(name), String(value)] as const];
  });
}

function JobActions({ entry }: { readonly entry: JobEntry }) {
  const received = useSession(createReceivedState);
  const navigate = useNavigate();
  const edit = () => {
    const { task, model, provider, args } = entry.spec;
    received.set({ state: { kind: 'run', task, model, provider }, given: args });
    void navigate({ to: '/tasks/$task/try', params: { task }, search: { model, provider } });
  };
  return (
    <>
      <RunControls entry={entry} hasRetry={entry.state === 'failed'} />
      <Button look="outline" icon="sliders" label="Edit and rerun" onClick={edit} />
    </>
  );
}

function JobLog({ run }: { readonly run: RunHandle }) {
  return <RunDetails run={useStore(run.store, (state) => state)} />;
}
