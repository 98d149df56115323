import type { PlanModel } from '@hubkit/bulk/evaluate';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fileStem } from '../../host-config/file-stem.ts';
import { useConnection, useHub } from '../../services/hub-context.tsx';
import { useModelFacts } from '../../services/use-model-options.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/field.tsx';
import { count, counted } from '../../ui/format-count.ts';
import { readMessage } from '../../ui/read-message.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import styles from './batch.module.css';
import { type BatchForm, evalCommand, type FormProps } from './batch-form.ts';
import { startRun } from './disk-api.ts';
import type { NewRun } from './disk-run.ts';
import { readBudget } from './read-budget.ts';
import type { Table } from './read-table.ts';
import type { Estimate } from './use-estimate.ts';

/** Rows of a trial. */
const TRIAL_ROWS = 20;
/** Most calls of a run in this page. */
const MAX_CALLS = 2000;

interface RunBarProps extends FormProps {
  readonly models: readonly PlanModel[];
  readonly table: Table | undefined;
  readonly estimate: Estimate;
  readonly isRunning: boolean;
  readonly problem: string | undefined;
  readonly onRun: (rows: number) => void;
  readonly onStop: () => void;
  readonly onProblem: (message: string | undefined) => void;
  /** Called with the names of runs that were started together. */
  readonly onStarted: (names: readonly string[]) => void;
}

/** The end of the form: its size, a name, and the buttons that run it. */
export function RunBar(props: RunBarProps) {
  const { form, change, models, table, estimate, isRunning, onRun, onStop } = props;
  const { place, budget } = form;
  const fault = useConnection((state) => state.fault);
  const disk = useDiskStart(props);
  const rows = table?.rows.length ?? 0;
  const { problem } = props;
  const isBudgetWrong = place === 'disk' && readBudget(budget) === undefined;
  const stem = fileStem(form.name);
  const isReady =
    rows > 0 &&
    form.prompt.trim() !== '' &&
    estimate.problem === undefined &&
    models.every(({ model }) => model !== '') &&
    !disk.isBusy &&
    !isBudgetWrong;
  const isTooMany = place === 'here' && rows * models.length > MAX_CALLS;
  const run = (wanted: number) => {
    if (place === 'here') onRun(wanted);
    else void disk.start(wanted < rows);
  };
  return (
    <section className={`stack ${styles.run}`} aria-label="Run">
      <div className={styles.fields}>
        <Field
          label="Name"
          hint={stem ? `Files: ${stem}${place === 'disk' ? '.answers' : ''}.jsonl` : 'Names the run and its files.'}
        >
          {(control) => (
            <input {...control} value={form.name} onChange={({ target }) => change({ name: target.value })} />
          )}
        </Field>
        <div className={styles.place}>
          <p aria-hidden="true">Where to run</p>
          <SegmentedControl
            label="Where to run"
            value={place}
            items={[
              ['here', 'In this page'],
              ['disk', 'On disk'],
            ]}
            onChange={(place) => change({ place })}
          />
        </div>
        {place === 'disk' && (
          <Field
            label="Budget in dollars"
            hint={isBudgetWrong ? undefined : 'Stops when reported cost reaches this'}
            error={isBudgetWrong ? 'A number above 0, such as 0.50' : undefined}
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                value={budget}
                placeholder="none"
                onChange={({ target }) => change({ budget: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      {place === 'disk' && (
        <p className={styles.note}>
          Goes on when this page is closed: a file for each model.
          {fault && ` The fault “${fault.name}” does not strike it.`}
        </p>
      )}
      <div className="row">
        {isRunning ? (
          <Button look="outline" icon="stop" label="Stop" onClick={onStop} />
        ) : (
          <>
            {rows > TRIAL_ROWS && (
              <Button
                look="primary"
                icon="play"
                label={`Try ${TRIAL_ROWS} rows`}
                disabled={!isReady}
                onClick={() => run(TRIAL_ROWS)}
              />
            )}
            <Button
              look={rows > TRIAL_ROWS ? 'outline' : 'primary'}
              icon="play"
              label={rows === 0 ? 'Run' : `Run ${counted(rows, 'row')}`}
              disabled={!isReady || isTooMany}
              onClick={() => run(rows)}
            />
          </>
        )}
        {problem === undefined ? (
          <p className="quiet" role="status">
            {isTooMany ? `More than ${count(MAX_CALLS)} calls: run them on disk.` : describe(estimate)}
          </p>
        ) : (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <span className={`row ${styles.command}`}>
          The saved plan in a terminal:
          <code>{evalCommand(form.name)}</code>
          <CopyButton text={evalCommand(form.name)} label="Copy command" />
        </span>
      </div>
    </section>
  );
}

function describe({ text, problem }: Estimate): string | undefined {
  return problem ? `The ${problem.field === 'system' ? 'system prompt' : 'prompt'} has an error.` : text;
}

/** Starts runs on disk, one for each model. */
function useDiskStart({ form, models, table, onProblem, onStarted }: RunBarProps) {
  const navigate = useNavigate();
  const { connection } = useHub();
  const service = useConnection(({ serviceId }) => serviceId);
  const facts = useModelFacts('conversational');
  const [isBusy, setBusy] = useState(false);
  const start = async (isTrial: boolean) => {
    const maxCost = readBudget(form.budget);
    if (maxCost === undefined) return;
    setBusy(true);
    onProblem(undefined);
    try {
      const token = connection.token();
      const names: string[] = [];
      for (const { model, provider } of models) {
        const { prices } = facts.get(model) ?? {};
        names.push(
          await startRun({
            ...rowsFile(form, table),
            service,
            model,
            prompt: form.prompt,
            isTrial,
            ...(form.name.trim() !== '' && { name: form.name.trim() }),
            ...(form.system.trim() !== '' && { system: form.system }),
            ...(Object.keys(form.parameters).length > 0 && { args: form.parameters }),
            ...(provider !== undefined && { provider }),
            ...(prices && { prices }),
            ...(token !== '' && { token }),
            ...(maxCost !== 'none' && { maxCost }),
          }),
        );
      }
      const [name = ''] = names;
      if (names.length === 1) await navigate({ to: '/batch/$name', params: { name } });
      else onStarted(names);
    } catch (error) {
      onProblem(readMessage(error));
    }
    setBusy(false);
  };
  return { isBusy, start };
}

/** The rows as a file whose name says its format. */
function rowsFile({ file, data }: BatchForm, table: Table | undefined): Pick<NewRun, 'file' | 'text'> {
  const isJson = /^\uFEFF?\s*[{[]/.test(data);
  const stem = file.replace(/\.[a-z]+$/i, '') || 'rows';
  if (!isJson) return { file: /\.tsv$/i.test(file) ? file : `${stem}.csv`, text: data };
  const lines = (table?.rows ?? []).map((row) => `${JSON.stringify(row)}\n`);
  return { file: `${stem}.jsonl`, text: lines.join('') };
}
