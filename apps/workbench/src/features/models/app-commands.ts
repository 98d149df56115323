import { LOCAL_APPS, type LocalApp, type ModelRecord } from '@hubkit/catalog';
import type { Snippet } from '@hubkit/react/snippet-panel';

/** The ways of running a model on one's own machine. */
export interface AppCommands {
  /** Shell commands; `provider` is the id of the app. */
  readonly snippets: readonly Snippet[];
  /** Apps that open a model by a link. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Lists the local apps that run a model. Commands for GGUF files have a placeholder for the file. */
export function appCommands(record: ModelRecord): AppCommands {
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
export function appLabel(id: string): string {
  return Object.values<LocalApp>(LOCAL_APPS).find((app) => app.id === id)?.prettyLabel ?? id;
}
