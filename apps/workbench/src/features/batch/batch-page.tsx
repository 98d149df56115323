import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Entry } from '../../database/schema.ts';
import { useStorage } from '../../database/storage-context.tsx';
import { readPageRun } from '../../run/page-run.ts';
import { useHub } from '../../services/hub-context.tsx';
import { useModelFacts } from '../../services/use-model-options.ts';
import { useModels } from '../../services/use-models.ts';
import { follow } from '../../state/follow.ts';
import { useSession } from '../../state/sessions.tsx';
import { useStore } from '../../state/use-store.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { readMessage } from '../../ui/read-message.ts';
import { saveFile } from '../../ui/save-file.ts';
import styles from './batch.module.css';
import { changedSince } from './batch-cells.ts';
import { type BatchForm, createBatchForm, planFile, readBatchPlan, toForm } from './batch-form.ts';
import { ChecksField } from './checks-field.tsx';
import { createBatch } from './create-batch.ts';
import { DataField, type ReadTable } from './data-field.tsx';
import { diskRun } from './disk-api.ts';
import type { RunStart } from './disk-run.ts';
import { DiskRuns } from './disk-runs.tsx';
import { ModelsField } from './models-field.tsx';
import { PromptField } from './prompt-field.tsx';
import { readTable } from './read-table.ts';
import { ResultsTable } from './results-table.tsx';
import { RunBar } from './run-bar.tsx';
import { useEstimate } from './use-estimate.ts';

const batchRoute = getRouteApi('/batch');

const PromptDialog = latePart(async () => (await import('../../prompts/prompt-dialog.tsx')).PromptDialog);

/** Rows, a prompt, one or more models and checks: tried with a few rows, then run for all of them, here or on disk. */
export function BatchPage() {
  const { from, evaluation } = batchRoute.useSearch();
  const { connection } = useHub();
  const storage = useStorage();
  const batch = useSession(createBatch, storage);
  const formStore = useSession(createBatchForm, storage);
  const form = useStore(formStore, (state) => state);
  const isRunning = useStore(batch.store, (state) => state.isRunning);
  const plan = useStore(batch.store, (state) => state.plan);
  const facts = useModelFacts('conversational');
  const { list } = useModels('conversational');
  const [problem, setProblem] = useState<string>();
  const answers = useRef<HTMLDivElement>(null);
  const listed = list.status === 'ready' ? list.models : [];
  const models = form.models.map((model, place) => ({
    ...model,
    model: model.model || (listed[place] ?? listed[0])?.id || '',
  }));
  const read = useTable(form.data);
  const { table } = read;
  const [isUsed, setUsed] = useState(false);
  const [started, setStarted] = useState<readonly string[]>([]);
  const [hasPrompts, setPrompts] = useState(false);
  const { prompt, system, place } = form;
  // Not with every drawing: there may be thousands of rows.
  const ids = JSON.stringify(models);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the models are new with each drawing, and equal.
  const changed = useMemo(
    () => plan && changedSince(plan, { rows: table?.rows, prompt, system, models }),
    [plan, table, prompt, system, ids],
  );
  const estimate = useEstimate(table, { ...form, models }, isUsed);
  const change = (next: Partial<BatchForm>) => formStore.set((state) => ({ ...state, ...next }));
  const fields = { form, change };
  const attempt = (action: () => Promise<void>) => {
    setProblem(undefined);
    action().catch((error: unknown) => setProblem(readMessage(error)));
  };
  const fill = useEffectEvent(({ file, text, prompt, system = '', model, name = '', maxCost }: RunStart) => {
    const budget = maxCost === undefined ? '' : String(maxCost);
    const start = { file, prompt, system, name, models: [{ model }], place: 'disk', budget } as const;
    change({ ...(text !== undefined && { data: text }), ...start });
  });
  useEffect(() => {
    if (from !== undefined)
      return follow(
        diskRun(from).loadStart(),
        (start) => fill(start),
        (error) => setProblem(readMessage(error)),
      );
  }, [from]);

  const reopen = useEffectEvent((stored: Entry | undefined) => {
    const shown = batch.show((stored && readPageRun(stored))?.kept);
    if (shown) formStore.set(toForm(shown, 'batch.json'));
    else if (!isRunning) setProblem('The answers of this evaluation are no longer kept.');
  });
  useEffect(() => {
    if (evaluation !== undefined) return follow(storage.get('runs', evaluation), reopen);
  }, [storage, evaluation]);

  const run = (rows: number, isFresh = false) =>
    attempt(async () => {
      await batch.start(await readBatchPlan(form, models), { connection, facts, rows, isFresh });
      // The answers appear below a long form, out of sight.
      requestAnimationFrame(() => answers.current?.scrollIntoView({ block: 'nearest' }));
    });
  const open = (file: File) =>
    attempt(async () => {
      const { readPlan } = await import('@hubkit/bulk/evaluate');
      formStore.set(toForm(readPlan(await file.text(), file.name), file.name));
    });
  const save = () =>
    attempt(async () =>
      saveFile(planFile(form.name), `${JSON.stringify(await readBatchPlan(form, models), null, 2)}\n`),
    );
  return (
    <Page
      title="Batch"
      lead="Try a prompt on many rows, check answers, run all."
      width="wide"
      actions={
        <>
          <FileButton look="outline" label="Open plan" accept=".json" onFile={open} />
          <Button
            look="outline"
            icon="download"
            label="Save plan"
            title="The form as a file, for “hubkit eval”"
            onClick={save}
          />
        </>
      }
    >
      <form
        className={`frame ${styles.form}`}
        aria-label="Batch"
        onFocus={() => setUsed(true)}
        onSubmit={(event) => event.preventDefault()}
      >
        <DataField {...fields} {...read} />
        <PromptField
          {...fields}
          columns={table?.columns ?? []}
          problem={estimate.problem}
          onPrompts={() => setPrompts(true)}
        />
        <ModelsField {...fields} models={models} next={listed[models.length]?.id ?? models[0]?.model ?? ''} />
        <ChecksField
          {...fields}
          model={models[0]?.model ?? ''}
          columns={table?.columns}
          isDisabled={place === 'disk'}
        />
        <RunBar
          {...fields}
          models={models}
          table={table}
          estimate={estimate}
          isRunning={isRunning}
          problem={problem}
          onRun={run}
          onStop={batch.stop}
          onProblem={setProblem}
          onStarted={setStarted}
        />
      </form>
      {place === 'disk' && <DiskRuns started={started} />}
      <div ref={answers} className={styles.answers} hidden={place === 'disk' && changed !== undefined}>
        <ResultsTable
          batch={batch}
          changed={changed}
          onAll={() => run(Number.POSITIVE_INFINITY)}
          onAgain={(rows) => run(rows, true)}
          onResume={(state) => attempt(() => batch.resume(state, { connection, facts }))}
          onStop={batch.stop}
        />
      </div>
      {place === 'here' && <DiskRuns started={started} />}
      {/* Outside of the form, as it has one of its own. */}
      <LazyPart>
        {hasPrompts && (
          <PromptDialog
            text={form.prompt}
            isFilled={false}
            onInsert={(prompt) => change({ prompt })}
            onClose={() => setPrompts(false)}
          />
        )}
      </LazyPart>
    </Page>
  );
}

/** Reads the rows of a text while it is typed; the last table stays until the text is one again. */
function useTable(text: string): ReadTable {
  const [read, setRead] = useState<ReadTable>({});
  useEffect(
    () =>
      follow(
        readTable(text),
        (table) => setRead({ table }),
        (error) => setRead({ problem: readMessage(error) }),
      ),
    [text],
  );
  return read;
}
