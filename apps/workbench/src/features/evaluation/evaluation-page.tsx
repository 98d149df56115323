import { type FormEvent, lazy, useRef, useState } from 'react';
import { useStorage } from '../../database/storage-context.tsx';
import { useHub } from '../../services/hub-context.tsx';
import { ModelPicker } from '../../services/model-picker.tsx';
import { useModels } from '../../services/use-models.ts';
import { useSession } from '../../state/sessions.tsx';
import { useStore } from '../../state/use-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { AnswerGrid } from './answer-grid.tsx';
import { CHECKS } from './check.ts';
import { createEvaluation } from './create-evaluation.ts';
import styles from './evaluation.module.css';
import { createPlanForm, MAX_MODELS, type PlanForm, RULES, readPlan } from './plan-form.ts';

const PromptDialog = lazy(() =>
  import('../../prompts/prompt-dialog.tsx').then((module) => ({ default: module.PromptDialog })),
);

/** One prompt, the rows of a table and several models: a grid of answers with times, costs and checks. */
export function EvaluationPage() {
  const { connection } = useHub();
  const storage = useStorage();
  const evaluation = useSession(createEvaluation, storage);
  const formStore = useSession(createPlanForm, storage);
  const form = useStore(formStore, (state) => state);
  const isRunning = useStore(evaluation.store, (state) => state.isRunning);
  const { list } = useModels('conversational');
  const [problem, setProblem] = useState<string>();
  const [hasPrompts, setPrompts] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
  const listed = list.status === 'ready' ? list.models : [];
  const models = form.models.map((model, place) => model || (listed[place] ?? listed[0])?.id || '');
  const judge = form.judge || models[0] || '';
  const change = (next: Partial<PlanForm>) => formStore.set((state) => ({ ...state, ...next }));
  const setModel = (place: number, model: string) => change({ models: models.with(place, model) });

  const run = (event: FormEvent) => {
    event.preventDefault();
    try {
      setProblem(undefined);
      evaluation.start(connection, readPlan(form, models, judge));
      // The answers appear below a long form, out of sight.
      requestAnimationFrame(() => answers.current?.scrollIntoView({ block: 'nearest' }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Page
      title="Evaluation"
      lead="One prompt, the rows of a table, up to four models: answers, times, costs and checks."
      width="wide"
      actions={<ButtonLink look="outline" icon="rows" label="Bulk runs" href="/jobs/bulk" />}
    >
      <form className={styles.form} aria-label="Evaluation" onSubmit={run}>
        <div className={styles.fields}>
          <Field
            label="Prompt"
            hint="Variables are the columns of the table, such as {{ country }}."
            aside={
              <Button
                className={styles.aside ?? ''}
                size="small"
                icon="book"
                label="Prompts"
                onClick={() => setPrompts(true)}
              />
            }
          >
            {(control) => (
              <textarea
                {...control}
                rows={4}
                value={form.prompt}
                onChange={({ target }) => change({ prompt: target.value })}
              />
            )}
          </Field>
          <Field
            label="Table"
            hint="CSV with a header, typed or from a file."
            aside={<CsvFile onRead={(csv) => change({ csv })} />}
          >
            {(control) => (
              <textarea
                {...control}
                className={`${control.className} ${styles.code}`}
                rows={4}
                spellCheck={false}
                value={form.csv}
                onChange={({ target }) => change({ csv: target.value })}
              />
            )}
          </Field>
        </div>
        <fieldset className={styles.models}>
          <legend>Models</legend>
          {models.map((model, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a model is its place; the same one may be there twice.
            <div key={place} className={styles.model}>
              <ModelPicker task="conversational" value={model} onChange={(next) => setModel(place, next)} />
              {models.length > 1 && (
                <Button
                  size="small"
                  icon="close"
                  iconOnly
                  label={`Remove model ${place + 1}`}
                  onClick={() => change({ models: models.toSpliced(place, 1) })}
                />
              )}
            </div>
          ))}
          {models.length < MAX_MODELS && (
            <Button
              look="outline"
              icon="plus"
              label="Add model"
              onClick={() => change({ models: [...models, listed[models.length]?.id ?? models[0] ?? ''] })}
            />
          )}
        </fieldset>
        <div className={styles.checks}>
          <p className={styles.label} aria-hidden="true">
            Check
          </p>
          <SegmentedControl
            label="Check"
            value={form.check}
            items={CHECKS}
            onChange={(check) => change({ check, rule: '' })}
          />
          {form.check !== 'none' && (
            <Field label={RULES[form.check].label} hint={RULES[form.check].hint}>
              {(control) =>
                form.check === 'schema' ? (
                  <textarea
                    {...control}
                    className={`${control.className} ${styles.code}`}
                    rows={5}
                    spellCheck={false}
                    value={form.rule}
                    onChange={({ target }) => change({ rule: target.value })}
                  />
                ) : (
                  <input {...control} value={form.rule} onChange={({ target }) => change({ rule: target.value })} />
                )
              }
            </Field>
          )}
          {form.check === 'judge' && (
            <fieldset className={styles.models}>
              <legend>Judge</legend>
              <ModelPicker task="conversational" value={judge} onChange={(next) => change({ judge: next })} />
            </fieldset>
          )}
        </div>
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          {isRunning ? (
            <Button look="outline" icon="stop" label="Stop" onClick={evaluation.stop} />
          ) : (
            <Button type="submit" look="primary" icon="play" label="Run" disabled={models.includes('')} />
          )}
        </div>
      </form>
      <div ref={answers} className={styles.answers}>
        <AnswerGrid evaluation={evaluation} />
      </div>
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

function CsvFile({ onRead }: { readonly onRead: (text: string) => void }) {
  return (
    <label className={styles.file}>
      Open a file
      <input
        className="visually-hidden"
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(onRead);
          target.value = '';
        }}
      />
    </label>
  );
}
