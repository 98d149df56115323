import { LOCAL_APPS, type LocalApp, type ModelRecord } from '@hubkit/catalog';
import { highlightCode } from '@hubkit/react/markdown';
import { type Snippet, type SnippetChoice, SnippetPanel } from '@hubkit/react/snippet-panel';
import { Fragment, useMemo, useState } from 'react';
import { Section } from '../../ui/card-grid.tsx';
import { readMessage } from '../../ui/read-message.ts';
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

/** The ways of running a model on one's own machine. */
interface AppCommands {
  /** Shell commands; `provider` is the id of the app. */
  readonly snippets: readonly Snippet[];
  /** Apps that open a model by a link. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Lists the local apps that run a model. Commands for GGUF files have a placeholder for the file. */
function appCommands(record: ModelRecord): AppCommands {
  const apps = Object.values<LocalApp>(LOCAL_APPS).filter((app) => app.displayOnModelPage(record));
  return {
    snippets: apps.flatMap((app) => {
      if ('deeplink' in app) return [];
      return app.snippet(record).map(({ title, setup, content }) => ({
        provider: app.id,
        language: 'sh',
        client: title,
        ...(setup !== undefined && { install: setup }),
        code: [content].flat().join('\n\n'),
      }));
    }),
    links: apps.flatMap((app) =>
      'deeplink' in app ? [{ label: app.prettyLabel, href: app.deeplink(record).href }] : [],
    ),
  };
}

/** Returns the name of a local app. */
function appLabel(id: string): string {
  return Object.values<LocalApp>(LOCAL_APPS).find((app) => app.id === id)?.prettyLabel ?? id;
}
