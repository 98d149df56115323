import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { keepPageRun, type PageRunEnd } from '../../run/page-run.ts';
import { isRunning, type Run } from '../../run/run.ts';
import { type RunHandle, startRun } from '../../run/start-run.ts';
import { useConnection, useHub } from '../../services/hub-context.tsx';
import { ModelPicker } from '../../services/model-picker.tsx';
import { useModels } from '../../services/use-models.ts';
import { createStore } from '../../state/store.ts';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import styles from './fault-lab.module.css';
import { STRIKES } from './fault-search.ts';
import { IdleLane, Lane } from './lane.tsx';
import { POLICIES, readStrikes } from './policies.ts';
import { describeVerdict, listReasons } from './verdict.ts';

const PROMPT = 'Write a short story about a lighthouse.';

/** Shown until a provider has returned an error. */
const BEFORE = 'Each policy gets the same prompt and the same fault.';

const faultRoute = getRouteApi('/faults');

/** What the runs show together. */
interface Comparison {
  /** Length of all tracks in ms. */
  readonly spanMs: number;
  /** Empty until all runs have ended. */
  readonly verdict: string;
  readonly reasons: readonly string[];
}

const NOTHING = createStore<Comparison>({ spanMs: 0, verdict: '', reasons: [] });

/** One prompt through several policies of retry and failover, against the same fault of the emulator, side by side. */
export function FaultLabPage() {
  const { connection } = useHub();
  useConnection(({ serviceId }) => serviceId);
  const service = connection.service();
  const { list } = useModels('conversational');
  const storage = useStorage();
  const search = faultRoute.useSearch();
  const [fault, setFault] = useState(search.fault ?? 'rate-limit');
  const [strikes, setStrikes] = useState<keyof typeof STRIKES>(search.strikes ?? 'first');
  const [prompt, setPrompt] = useState(search.prompt ?? PROMPT);
  const [chosen, setChosen] = useState(search.model ?? '');
  const [lab, setLab] = useState<{ readonly handles: readonly RunHandle[]; readonly span: typeof NOTHING }>();
  const { spanMs, verdict, reasons } = useStore(lab?.span ?? NOTHING, (state) => state);
  const model = chosen || mostServed(list.status === 'ready' ? list.models : []);

  const run = (event: FormEvent) => {
    event.preventDefault();
    for (const handle of lab?.handles ?? []) handle.stop();
    const spec = {
      task: 'conversational',
      method: 'chatCompletion',
      provider: 'auto',
      model,
      isStreamed: true,
      args: { messages: [{ role: 'user', content: prompt }] },
    } as const;
    const handles = POLICIES.map(({ options }) =>
      startRun(connection, spec, { policy: options, fault: readStrikes(fault, STRIKES[strikes]) }),
    );
    const span = createStore<Comparison>({ spanMs: 0, verdict: '', reasons: [] });
    for (const { store } of handles)
      store.subscribe(() => {
        const states = handles.map((handle) => handle.store.get());
        const ends = states.map(({ report, events }) => report?.totalMs ?? events.at(-1)?.atMs ?? 0);
        const runs = POLICIES.flatMap(({ name }, place) => {
          const state = states[place];
          return state ? [{ name, run: state }] : [];
        });
        span.set({
          spanMs: Math.max(...ends),
          verdict: states.some(isRunning) ? '' : describeVerdict(runs),
          reasons: listReasons(runs),
        });
      });
    setLab({ handles, span });
    const about = {
      id: crypto.randomUUID(),
      kind: 'fault',
      task: spec.task,
      at: Date.now(),
      title: prompt,
      model,
    } as const;
    const to = `/faults?${new URLSearchParams({ fault, strikes, prompt, model })}`;
    void keepPageRun(
      storage,
      { ...about, to },
      Promise.all(handles.map(({ ended }) => ended)).then(createOutcome(fault)),
    );
  };
  const isBusy = lab?.handles.some(({ store }) => isRunning(store.get())) ?? false;

  return (
    <Page title="Fault lab" lead="One prompt and one fault through four retry policies.">
      {service.isEmulator ? (
        <form className={`frame stack ${styles.form}`} onSubmit={run}>
          <ModelPicker task="conversational" labelPlace="above" value={model} onChange={setChosen} />
          <Field label="Fault" hint={service.faults.find(({ name }) => name === fault)?.summary}>
            {(control) => (
              <select {...control} value={fault} onChange={({ target }) => setFault(target.value)}>
                {service.faults.toSorted(byName).map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
          <div className={styles.prompt}>
            <Field label="Prompt">
              {(control) => <input {...control} value={prompt} onChange={({ target }) => setPrompt(target.value)} />}
            </Field>
          </div>
          <div className={styles.actions}>
            <span aria-hidden="true">Fails</span>
            <SegmentedControl
              label="Failing requests"
              value={strikes}
              items={[
                ['first', 'First request'],
                ['two', 'First two'],
                ['every', 'Every request'],
              ]}
              onChange={setStrikes}
            />
            <Button
              type="submit"
              look="primary"
              icon="play"
              label={isBusy ? 'Run again' : 'Run'}
              disabled={model === ''}
            />
          </div>
        </form>
      ) : (
        <p className={styles.away}>
          Only the emulator fails on demand.{' '}
          <Button look="outline" label="Choose the emulator" onClick={() => connection.chooseService('emulator')} />
        </p>
      )}
      <div className={`stack ${styles.results}`}>
        <div>
          <p className={styles.verdict} role="status">
            {lab ? verdict || 'Comparing…' : 'Which policy answers, with how many requests, and how soon?'}
          </p>
          <p className="quiet">{reasons.length > 0 ? `Under this fault: ${reasons.join(' · ')}` : BEFORE}</p>
        </div>
        <div className={styles.lanes}>
          {POLICIES.map((policy, place) => {
            const handle = lab?.handles[place];
            return handle ? (
              <Lane key={policy.name} policy={policy} handle={handle} spanMs={spanMs} />
            ) : (
              <IdleLane key={policy.name} policy={policy} />
            );
          })}
        </div>
      </div>
    </Page>
  );
}

const byName = (one: { readonly name: string }, other: { readonly name: string }) => one.name.localeCompare(other.name);

/** How many policies answered, in a few words. */
function createOutcome(fault: string) {
  return (runs: readonly Run[]): PageRunEnd => {
    const answered = runs.filter(({ status }) => status === 'done').length;
    const isStopped = runs.some(({ status }) => status === 'stopped');
    return { state: isStopped ? 'stopped' : 'done', note: `${fault}: ${answered} of ${runs.length} answered` };
  };
}

/** The model with the most providers: a failover needs another one. */
function mostServed(models: readonly { readonly id: string; readonly providers: readonly string[] }[]): string {
  return (
    models.reduce((best, next) => (next.providers.length > (best?.providers.length ?? 0) ? next : best), models[0])
      ?.id ?? ''
  );
}
