import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Entry } from '../../database/schema.ts';
import { useStorage } from '../../database/storage-context.tsx';
import { keepPageRun, readPageRun } from '../../run/page-run.ts';
import { isRunning } from '../../run/run.ts';
import { startRun } from '../../run/start-run.ts';
import { useConnection, useHub } from '../../services/hub-context.tsx';
import { ModelPicker } from '../../services/model-picker.tsx';
import { useModels } from '../../services/use-models.ts';
import { follow } from '../../state/follow.ts';
import { createStore } from '../../state/store.ts';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { dateTime } from '../../ui/format-time.ts';
import { Page } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { type Comparison, compareRuns, describeEnd, type Lab, readKept, reopenLab } from './comparison.ts';
import styles from './fault-lab.module.css';
import { STRIKES } from './fault-search.ts';
import { IdleLane, Lane } from './lane.tsx';
import { POLICIES, readStrikes } from './policies.ts';
import { NOT_STRUCK } from './verdict.ts';

const PROMPT = 'Write a short story about a lighthouse.';

/** Shown until a provider has returned an error. */
const BEFORE = 'Each policy gets the same prompt and the same fault.';

const faultRoute = getRouteApi('/faults');

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
  const [lab, setLab] = useState<Lab & { readonly span: typeof NOTHING }>();
  const { spanMs, verdict, reasons } = useStore(lab?.span ?? NOTHING, (state) => state);
  const model = chosen || mostServed(list.status === 'ready' ? list.models : []);

  const isBusy = lab?.handles.some(({ store }) => isRunning(store.get())) ?? false;
  const runOrStop = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) return run();
    for (const handle of lab?.handles ?? []) handle.stop();
  };

  const run = () => {
    const spec = {
      task: 'conversational',
      method: 'chatCompletion',
      provider: 'auto',
      model,
      isStreamed: true,
      args: { messages: [{ role: 'user', content: prompt }] },
    } as const;
    const sources = POLICIES.map(() => readStrikes(fault, STRIKES[strikes]));
    const hasStruck = () => sources.some((source) => source.hasStruck());
    const handles = POLICIES.map(({ options }, place) =>
      startRun(connection, spec, { policy: options, fault: sources[place] }),
    );
    const span = createStore<Comparison>({ spanMs: 0, verdict: '', reasons: [] });
    for (const { store } of handles)
      store.subscribe(() => {
        const states = handles.map((handle) => handle.store.get());
        span.set(compareRuns(states, !states.some(isRunning), hasStruck()));
      });
    setLab({ handles, span });
    const id = crypto.randomUUID();
    const about = { id, kind: 'fault', task: spec.task, at: Date.now(), title: prompt, model } as const;
    const to = `/faults?${new URLSearchParams({ fault, strikes, prompt, model, run: id })}`;
    const ended = Promise.all(handles.map((handle) => handle.ended));
    void keepPageRun(
      storage,
      { ...about, to },
      ended.then((runs) => describeEnd(fault, runs, hasStruck())),
    );
  };
  const reopen = useEffectEvent((stored: Entry | undefined) => {
    const kept = stored && readPageRun(stored);
    const comparison = readKept(kept?.kept);
    if (!kept || !comparison || lab) return;
    const { runs, hasStruck } = comparison;
    setLab({ ...reopenLab(runs, kept.at), span: createStore(compareRuns(runs, true, hasStruck)) });
  });
  useEffect(() => {
    if (search.run !== undefined) return follow(storage.get('runs', search.run), reopen);
  }, [storage, search.run]);
  const faults = service.faults.filter(({ name }) => canStrike(name) || name === fault).toSorted(byName);
  const groups = [
    ['Common', faults.filter(({ isCommon }) => isCommon)],
    ['All others', faults.filter(({ isCommon }) => !isCommon)],
  ] as const;

  return (
    <Page title="Fault lab" lead="One prompt and one fault through four retry policies.">
      {service.isEmulator ? (
        <form className={`frame stack ${styles.form}`} noValidate={isBusy} onSubmit={runOrStop}>
          <ModelPicker task="conversational" labelPlace="above" value={model} onChange={setChosen} />
          <Field label="Fault" hint={service.faults.find(({ name }) => name === fault)?.summary}>
            {(control) => (
              <select {...control} value={fault} onChange={({ target }) => setFault(target.value)}>
                {groups.map(([label, faults]) => (
                  <optgroup key={label} label={label}>
                    {faults.map(({ name }) => (
                      <option key={name}>{name}</option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
          <div className={styles.prompt}>
            <Field label="Prompt">
              {(control) => (
                <input {...control} required value={prompt} onChange={({ target }) => setPrompt(target.value)} />
              )}
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
              className={styles.run ?? ''}
              look={isBusy ? 'outline' : 'primary'}
              icon={isBusy ? 'stop' : 'play'}
              label={isBusy ? 'Stop' : lab?.keptAt !== undefined ? 'Run again' : 'Run'}
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
          <p className={styles.verdict} role="status" data-state={verdict === NOT_STRUCK ? 'void' : undefined}>
            {lab ? verdict || 'Comparing…' : 'Which policy answers, with how many requests, and how soon?'}
          </p>
          {lab?.keptAt !== undefined && <p className="quiet">{`Run on ${dateTime(lab.keptAt)}.`}</p>}
          <p className="quiet">
            {reasons.length > 0 && verdict !== NOT_STRUCK ? `Under this fault: ${reasons.join(' · ')}` : BEFORE}
          </p>
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

/** False for a fault of jobs or of tool calls: the chats of this page have neither. */
const canStrike = (fault: string) => !/^(?:job|calls)-|^cut-call$/.test(fault);

const byName = (one: { readonly name: string }, other: { readonly name: string }) => one.name.localeCompare(other.name);

/** The model with the most providers: a failover needs another one. */
function mostServed(models: readonly { readonly id: string; readonly providers: readonly string[] }[]): string {
  return (
    models.reduce((best, next) => (next.providers.length > (best?.providers.length ?? 0) ? next : best), models[0])
      ?.id ?? ''
  );
}
