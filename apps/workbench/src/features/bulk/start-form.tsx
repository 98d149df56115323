import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useConnection, useHub } from '../../services/hub-context.tsx';
import { ModelPicker } from '../../services/model-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './bulk.module.css';
import { loadStart, startRun } from './bulk-api.ts';

const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';

/** A file and a prompt for it, to try the page with. */
const EXAMPLE = {
  name: 'reviews.csv',
  text: [
    'id,text',
    '1,"Arrived on time, and the lamp is brighter than I had hoped."',
    '2,"The switch broke after a week."',
    '3,"Fine for the price. The cable is short."',
    '4,"Wrong color, but the shop replaced it in two days."',
    '',
  ].join('\n'),
  prompt: 'Is this review positive, negative or mixed? Answer with one word.\n\n{{ text }}',
};

/** Starts a run from a file: first a trial of 20 rows, then all of them. */
export function StartForm({ from }: { readonly from: string | undefined }) {
  const navigate = useNavigate();
  const { connection } = useHub();
  const service = useConnection(({ serviceId }) => serviceId);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  // A file that the host has from a run before.
  const [kept, setKept] = useState<string>();
  const [prompt, setPrompt] = useState('');
  const [model, setModel] = useState(MODEL);
  const [maxCost, setMaxCost] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    if (from !== undefined)
      loadStart(from).then(
        (start) => {
          if (!isCurrent) return;
          setKept(start.input);
          setPrompt(start.prompt);
          setModel(start.model);
          setMaxCost(start.maxCost === undefined ? '' : String(start.maxCost));
        },
        (error: unknown) => isCurrent && setProblem(error instanceof Error ? error.message : String(error)),
      );
    return () => {
      isCurrent = false;
    };
  }, [from]);
  const fileName = file?.name ?? kept;
  const isReady = fileName !== undefined && prompt.trim() !== '' && model.trim() !== '' && !isBusy;
  const takeExample = () => {
    const example = new File([EXAMPLE.text], EXAMPLE.name, { type: 'text/csv' });
    const transfer = new DataTransfer();
    transfer.items.add(example);
    if (input.current) input.current.files = transfer.files;
    setFile(example);
    setPrompt(EXAMPLE.prompt);
  };
  const start = async (isTrial: boolean) => {
    if (fileName === undefined) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const token = connection.token();
      const name = await startRun({
        file: fileName,
        ...(file && { text: await file.text() }),
        service,
        model: model.trim(),
        prompt,
        isTrial,
        ...(token !== '' && { token }),
        ...(Number(maxCost) > 0 && { maxCost: Number(maxCost) }),
      });
      await navigate({ to: '/jobs/bulk/$name', params: { name } });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      aria-label="Start a run"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void start(true);
      }}
    >
      <Field
        label="File"
        hint={file || !kept ? 'JSON Lines or CSV: one call for each row' : `${kept} of the run before, or another one`}
        aside={
          fileName === undefined && (
            <Button size="small" look="outline" icon="rows" label="Use an example" onClick={takeExample} />
          )
        }
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".jsonl,.csv,.tsv"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </Field>
      <Field label="Prompt" hint="Columns by their names, such as {{ text }}">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={prompt}
            placeholder={EXAMPLE.prompt}
            onChange={({ target }) => setPrompt(target.value)}
          />
        )}
      </Field>
      <div className={styles.fields}>
        <ModelPicker task="conversational" labelPlace="above" value={model} onChange={setModel} />
        <Field label="Budget in dollars" hint="Stops when reported cost reaches this">
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              value={maxCost}
              placeholder="none"
              onChange={({ target }) => setMaxCost(target.value)}
            />
          )}
        </Field>
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" look="primary" label="Try 20 rows" disabled={!isReady} />
        <Button look="outline" label="Run all rows" disabled={!isReady} onClick={() => void start(false)} />
      </div>
    </form>
  );
}
