import type { ModelRecord } from '@hubkit/catalog';
import { highlightCode } from '@hubkit/react/markdown';
import { type SnippetChoice, SnippetPanel } from '@hubkit/react/snippet-panel';
import { Fragment, useMemo, useState } from 'react';
import { Section } from '../../ui/card-grid.tsx';
import { readMessage } from '../../ui/read-message.ts';
import { type AppCommands, appCommands, appLabel } from './app-commands.ts';
import styles from './model-page.module.css';

/** Commands and links that run a model on the reader's machine; nothing for a model without a local app. */
export function OwnMachine({ record }: { readonly record: ModelRecord }) {
  const { snippets, links, problem } = useMemo(() => createCommands(record), [record]);
  const [choice, setChoice] = useState<Partial<SnippetChoice>>({});
  if (!problem && snippets.length + links.length === 0) return null;
  return (
    <Section title="On your own machine">
      {problem && <p className={styles.problem}>{problem}</p>}
      {snippets.length > 0 && (
        <SnippetPanel
          snippets={snippets}
          renderCode={highlightCode}
          value={choice}
          onChange={setChoice}
          labels={{ name: 'Commands that run the model', provider: 'App', providerName: appLabel, client: 'Steps' }}
        />
      )}
      {links.length > 0 && (
        <p className="quiet">
          Open it in{' '}
          {links.map(({ label, href }, index) => (
            <Fragment key={label}>
              {index > 0 && ', '}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
          , if that app is installed.
        </p>
      )}
    </Section>
  );
}

function createCommands(record: ModelRecord): AppCommands & { readonly problem?: string } {
  try {
    return appCommands(record);
  } catch (error) {
    // A record that is being edited may be of any shape.
    return { snippets: [], links: [], problem: readMessage(error) };
  }
}
