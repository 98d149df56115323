import '@hubkit/react/snippet-panel.css';
import { ALL_MODEL_LIBRARY_KEYS, type LibraryDefinition, librarySnippets, type ModelRecord } from '@hubkit/catalog';
import { highlightCode } from '@hubkit/react/markdown';
import { type Snippet, type SnippetChoice, SnippetPanel } from '@hubkit/react/snippet-panel';
import { useEffect, useMemo, useState } from 'react';
import { follow } from '../../state/follow.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { readMessage } from '../../ui/read-message.ts';
import { type LibraryRule, libraryRules, loadLibraries, variantNames } from './model-libraries.ts';
import styles from './model-page.module.css';
import { OwnMachine } from './own-machine.tsx';

interface UseTabProps {
  readonly record: ModelRecord;
  readonly value: Partial<SnippetChoice>;
  readonly onChange: (choice: SnippetChoice) => void;
  /** Shows the record of the model. */
  readonly onRecord: () => void;
}

/** Code that loads the model with each of its libraries, why a library was chosen, and local apps that run the model. */
export function UseTab({ record, value, onChange, onRecord }: UseTabProps) {
  const rules = useMemo(() => libraryRules(record, new Set(ALL_MODEL_LIBRARY_KEYS)), [record]);
  const { libraries, error, retry } = useLibraries(rules);
  const { snippets, problem } = useMemo(() => createSnippets(record, rules, libraries), [record, rules, libraries]);
  if (libraries === undefined)
    return (
      <div className="stack">
        {error ? <LoadFailure error={error} onRetry={retry} /> : <p className={styles.loading}>Loading…</p>}
        <OwnMachine record={record} />
      </div>
    );
  const chosen = rules.find(({ library }) => library === value.provider) ?? rules[0];
  return (
    <div className="stack">
      {problem && <p className={styles.problem}>{problem}</p>}
      <SnippetPanel
        snippets={snippets}
        renderCode={highlightCode}
        value={value}
        onChange={onChange}
        labels={{
          name: 'Code that loads the model',
          provider: 'Library',
          client: 'Variant',
          empty: 'No library of this model has code to show. Name one in library_name or tags of its record.',
        }}
      >
        {snippets.length === 0 && (
          <div>
            <Button look="outline" icon="edit" label="Edit record" onClick={onRecord} />
          </div>
        )}
      </SnippetPanel>
      {chosen && (
        <p className="quiet">
          Shown for {chosen.library}, {chosen.why}.
        </p>
      )}
      {rules.length > 0 && snippets.length === 0 && (
        <p className="quiet">{rules.map(({ library }) => library).join(', ')}: no code in the catalog.</p>
      )}
      <OwnMachine record={record} />
    </div>
  );
}

interface LoadingCode {
  readonly snippets: readonly Snippet[];
  readonly problem?: string;
}

type Libraries = ReadonlyMap<string, LibraryDefinition>;

/** The definitions of the libraries of some rules; nothing until the first ones are loaded. */
function useLibraries(rules: readonly LibraryRule[]) {
  const [libraries, setLibraries] = useState<Libraries>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    setError(undefined);
    return follow(loadLibraries(rules.map(({ library }) => library)), setLibraries, setError);
  }, [rules, attempt]);
  return { libraries, error, retry: () => setAttempt((before) => before + 1) };
}

function createSnippets(record: ModelRecord, rules: readonly LibraryRule[], libraries?: Libraries): LoadingCode {
  try {
    const snippets = rules.flatMap(({ library }) => {
      const definition = libraries?.get(library);
      const found = definition ? librarySnippets(definition, record) : [];
      const names = variantNames(found.map(({ content }) => content));
      return found.map(({ language, content }, index) => ({
        provider: library,
        language,
        client: names[index] ?? library,
        code: content,
      }));
    });
    return { snippets };
  } catch (error) {
    // A record that is being edited may be of any shape.
    return { snippets: [], problem: readMessage(error) };
  }
}
