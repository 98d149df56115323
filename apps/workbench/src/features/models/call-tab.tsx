import '@hubkit/react/snippet-panel.css';
import type { InferenceTask } from '@hubkit/inference';
import { highlightCode } from '@hubkit/react/markdown';
import { choiceOf, type Snippet, type SnippetChoice, SnippetPanel } from '@hubkit/react/snippet-panel';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useService } from '../../services/hub-context.tsx';
import { readMapping } from '../../services/provider-mapping.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LazyPart, latePart } from '../../ui/lazy-part.tsx';
import { createCalls, providerName, taskAt } from './create-calls.ts';
import styles from './model-page.module.css';
import type { FullRecord } from './parse-record.ts';
import { useCall } from './use-call.ts';

const SnippetDiff = latePart(async () => (await import('./snippet-diff.tsx')).SnippetDiff);
const CallInput = latePart(async () => (await import('./call-input.tsx')).CallInput);
const CallResult = latePart(async () => (await import('./call-result.tsx')).CallResult);

interface CallTabProps {
  readonly record: FullRecord;
  readonly value: Partial<SnippetChoice>;
  readonly onChange: (choice: SnippetChoice) => void;
  /** The provider to compare with. */
  readonly vs: string | undefined;
  readonly onVs: (provider: string | undefined) => void;
  /** Shows the code for the user's own machine. */
  readonly onUse: () => void;
}

/** Code that calls the model at each of its providers, with and without streaming, and runs. Two providers can be compared. */
export function CallTab({ record, value, onChange, vs, onVs, onUse }: CallTabProps) {
  const call = useCall(record);
  const mappings = useMemo(() => readMapping(record.inferenceProviderMapping), [record]);
  // Programs of all providers are printed anew for each letter of the input: typing goes first.
  const args = useDeferredValue(call.args);
  const snippets = useMemo(() => createCalls(record, mappings, args), [record, mappings, args]);
  const providers = [...new Set(snippets.map(({ provider }) => provider))];
  const shown = snippets.find((snippet) => isChosen(snippet, value)) ?? snippets[0];
  const task = taskAt(shown?.provider, mappings) ?? '';
  const run = (snippet: Snippet) => call.run(snippet, task as InferenceTask); // Only of code that `canRun`.
  const other = snippets.find((snippet) => shown && isChosen(snippet, { ...choiceOf(shown), provider: vs ?? '' }));
  return (
    <div className="stack">
      <SnippetPanel
        snippets={snippets}
        renderCode={highlightCode}
        value={value}
        onChange={onChange}
        onRun={run}
        labels={{
          name: 'Code that calls the model',
          providerName,
          empty: 'No provider here serves this model.',
        }}
      >
        {!shown && (
          <div>
            <Button look="outline" icon="code" label="Use this model" onClick={onUse} />
          </div>
        )}
        {shown?.canRun && (
          <RunNote>
            <CallInput
              key={task}
              task={task}
              record={record}
              args={call.args[task]}
              onChange={(next) => call.fillIn(task, next)}
            />
          </RunNote>
        )}
        <LazyPart>
          {call.handle && shown && (
            <CallResult key={call.handle.store.get().id} handle={call.handle} onRetry={() => void run(shown)} />
          )}
        </LazyPart>
      </SnippetPanel>
      {providers.length > 1 && (
        <Field label="Compare with">
          {(control) => (
            <select {...control} value={vs ?? ''} onChange={({ target }) => onVs(target.value || undefined)}>
              <option value="">No other provider</option>
              {providers
                .filter((provider) => provider !== shown?.provider)
                .map((provider) => (
                  <option key={provider} value={provider}>
                    {providerName(provider)}
                  </option>
                ))}
            </select>
          )}
        </Field>
      )}
      {shown && other && (
        <LazyPart waiting={<p className="quiet">Comparing…</p>}>
          <SnippetDiff from={shown} to={other} />
        </LazyPart>
      )}
      {vs !== undefined && shown && !other && (
        <p className="quiet">{`${providerName(vs)} has no code for ${shown.client} in this language.`}</p>
      )}
    </div>
  );
}

/** Explains Run, and has the form of its input. */
function RunNote({ children }: { readonly children: ReactNode }) {
  const { isEmulator, label } = useService();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`stack ${styles.callNote}`}>
      <p className="quiet">{`Run sends this request to ${isEmulator ? 'the emulator' : label}.`}</p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Change the input</summary>
        <LazyPart waiting={<p className="quiet">Loading…</p>}>{isOpen && children}</LazyPart>
      </details>
    </div>
  );
}

function isChosen(snippet: Snippet, wanted: Partial<SnippetChoice>): boolean {
  const choice = choiceOf(snippet);
  return (['provider', 'language', 'client', 'streaming'] as const).every(
    (key) => wanted[key] === undefined || wanted[key] === choice[key],
  );
}
