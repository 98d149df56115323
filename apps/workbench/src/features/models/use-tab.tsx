import { ALL_MODEL_LIBRARY_KEYS, type LibraryDefinition, librarySnippets, type ModelRecord } from '@hubkit/catalog';
import { type Snippet, type SnippetChoice, SnippetPanel } from '@hubkit/react/snippet-panel';
import '@hubkit/react/snippet-panel.css';
import { useEffect, useMemo, useState } from 'react';
import { loadLibraries } from '../../catalog-data/load-libraries.ts';
import { renderCode } from '../../ui/highlight/code-text.tsx';
import { type LibraryRule, libraryRules } from './library-rules.ts';
import styles from './model-page.module.css';
import { OwnMachine } from './own-machine.tsx';
import { variantNames } from './variant-names.ts';

interface UseTabProps {
  readonly record: ModelRecord;
  readonly value: Partial<SnippetChoice>;
  readonly onChange: (choice: SnippetChoice) => void;
}

/** Code that loads the model with each of its libraries, why a library was chosen, and local apps that run the model. */
export function UseTab({ record, value, onChange }: UseTabProps) {
  const rules = useMemo(() => libraryRules(record, new Set(ALL_MODEL_LIBRARY_KEYS)), [record]);
  const libraries = useLibraries(rules);
  const { snippets, problem } = useMemo(() => snippetsOf(record, rules, libraries), [record, rules, libraries]);
  if (libraries === undefined)
    return (
      <div className={styles.panel}>
        <p className={styles.loadingCode}>Loading…</p>
        <OwnMachine record={record} />
      </div>
    );
  const chosen = rules.find(({ library }) => library === value.provider) ?? rules[0];
  return (
    <div className={styles.panel}>
      {problem && <p className={styles.problem}>{problem}</p>}
      <SnippetPanel
        snippets={snippets}
        renderCode={renderCode}
        value={value}
        onChange={onChange}
        labels={{
          name: 'Code that loads the model',
          provider: 'Library',
          client: 'Variant',
          empty: 'No library of this model has code to show. Add one to library_name or tags under Record.',
        }}
      />
      {chosen && (
        <p className={styles.quiet}>
          Shown for {chosen.library}, {chosen.why}.
        </p>
      )}
      {rules.length > 0 && snippets.length === 0 && (
        <p className={styles.quiet}>{rules.map(({ library }) => library).join(', ')}: no code in the catalog.</p>
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
function useLibraries(rules: readonly LibraryRule[]): Libraries | undefined {
  const [libraries, setLibraries] = useState<Libraries>();
  useEffect(() => {
    let isCurrent = true;
    void loadLibraries(rules.map(({ library }) => library)).then((next) => isCurrent && setLibraries(next));
    return () => {
      isCurrent = false;
    };
  }, [rules]);
  return libraries;
}

function snippetsOf(record: ModelRecord, rules: readonly LibraryRule[], libraries?: Libraries): LoadingCode {
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
    return { snippets: [], problem: error instanceof Error ? error.message : String(error) };
  }
}
