/** Words of a snippet panel; pass your own to translate them. */
export interface SnippetLabels {
  /** Accessible name of the panel. @default 'Code' */
  readonly name: string;
  readonly provider: string;
  /** The names of providers: by their ids, or a function. @default Automatic for `auto` */
  readonly providerName: Readonly<Record<string, string>> | ((id: string) => string);
  readonly languages: string;
  readonly client: string;
  readonly stream: string;
  readonly install: string;
  readonly copy: string;
  readonly copyInstall: string;
  readonly copied: string;
  /** Announced and shown if the browser denies access to the clipboard and the code is selected instead. */
  readonly failed: string;
  readonly run: string;
  readonly running: string;
  /** Shown without snippets. */
  readonly empty: string;
  /** The names of languages: by their ids, or a function. @default Python, JavaScript, TypeScript, Shell for their short forms */
  readonly language: Readonly<Record<string, string>> | ((id: string) => string);
}

const LANGUAGES: Readonly<Record<string, string>> = {
  python: 'Python',
  js: 'JavaScript',
  ts: 'TypeScript',
  sh: 'Shell',
};

export const DEFAULT_SNIPPET_LABELS: SnippetLabels = {
  name: 'Code',
  provider: 'Provider',
  providerName: { auto: 'Automatic' },
  languages: 'Language',
  client: 'Client',
  stream: 'Stream',
  install: 'Install',
  copy: 'Copy',
  copyInstall: 'Copy install command',
  copied: 'Copied',
  failed: 'Code selected. Press Ctrl+C or Cmd+C to copy it.',
  run: 'Run',
  running: 'Running…',
  empty: 'No code for this choice.',
  language: LANGUAGES,
};

/** Returns the name of a language or a provider, or its id if the name is unknown. */
export function nameIn(names: SnippetLabels['language' | 'providerName'], id: string): string {
  if (typeof names === 'function') return names(id);
  return Object.hasOwn(names, id) ? (names[id] ?? id) : id;
}
