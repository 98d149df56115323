import { type Snippet, type SnippetChoice, SnippetPanel } from '@hubkit/react/snippet-panel';
import '@hubkit/react/snippet-panel.css';
import { lazy, useMemo } from 'react';
import { callSnippets } from '../../run/call-snippets.ts';
import { Field } from '../../ui/field.tsx';
import { renderCode } from '../../ui/highlight/code-text.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import styles from './model-page.module.css';
import { type FullRecord, readMapping } from './parse-record.ts';

const SnippetDiff = lazy(() => import('./snippet-diff.tsx').then((module) => ({ default: module.SnippetDiff })));

interface CallTabProps {
  readonly record: FullRecord;
  readonly value: Partial<SnippetChoice>;
  readonly onChange: (choice: SnippetChoice) => void;
  /** The provider to compare with. */
  readonly vs: string | undefined;
  readonly onVs: (provider: string | undefined) => void;
}

/** Code that calls the model at each of its providers, with and without streaming. Two providers can be compared. */
export function CallTab({ record, value, onChange, vs, onVs }: CallTabProps) {
  const snippets = useMemo(() => callsOf(record), [record]);
  const providers = [...new Set(snippets.map(({ provider }) => provider))];
  const shown = snippets.find((snippet) => isChosen(snippet, value)) ?? snippets[0];
  const other = snippets.find((snippet) => shown && isChosen(snippet, { ...choiceOf(shown), provider: vs ?? '' }));
  return (
    <div className={styles.panel}>
      <SnippetPanel
        snippets={snippets}
        renderCode={renderCode}
        value={value}
        onChange={onChange}
        labels={{
          name: 'Code that calls the model',
          empty:
            'No provider of this service serves the model for a task that has code yet. See Use for code that loads it on your own machine.',
        }}
      />
      {providers.length > 1 && (
        <Field label="Compare with">
          {(control) => (
            <select {...control} value={vs ?? ''} onChange={({ target }) => onVs(target.value || undefined)}>
              <option value="">No other provider</option>
              {providers
                .filter((provider) => provider !== shown?.provider)
                .map((provider) => (
                  <option key={provider}>{provider}</option>
                ))}
            </select>
          )}
        </Field>
      )}
      {shown && other && (
        <LazyPart waiting={<p className={styles.quiet}>Comparing…</p>}>
          <SnippetDiff from={shown} to={other} />
        </LazyPart>
      )}
      {vs !== undefined && shown && !other && (
        <p className={styles.quiet}>{`${vs} has no code for ${shown.client} in this language.`}</p>
      )}
    </div>
  );
}

function choiceOf({ provider = '', language, client, streaming = false }: Snippet): SnippetChoice {
  return { provider, language, client, streaming };
}

function isChosen(snippet: Snippet, wanted: Partial<SnippetChoice>): boolean {
  const choice = choiceOf(snippet);
  return (['provider', 'language', 'client', 'streaming'] as const).every(
    (key) => wanted[key] === undefined || wanted[key] === choice[key],
  );
}

/** The programs of a model at each of its providers. */
function callsOf(record: FullRecord): readonly Snippet[] {
  return readMapping(record.inferenceProviderMapping).flatMap(({ provider, ...mapping }) =>
    callSnippets(record, provider, mapping, {}, [false, true]),
  );
}
