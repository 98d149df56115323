'use client';

// The whole namespace: under the `react-server` condition React has no `useState`, and importing it by name would fail there.
import * as React from 'react';
import { choiceOf, chooseSnippet, type SnippetOptions, snippetOptions } from './choose-snippet.ts';
import type { Snippet, SnippetChoice } from './snippet.ts';

/** Options of `useSnippetChoice`. */
export interface SnippetChoiceOptions {
  /** The choice, when the page keeps it. */
  readonly value?: Partial<SnippetChoice> | undefined;
  /** The first choice, when the page does not keep it. @default the first snippet */
  readonly defaultValue?: Partial<SnippetChoice> | undefined;
  /** Called with the whole choice after a reader changed a part of it. */
  readonly onChange?: ((choice: SnippetChoice) => void) | undefined;
}

/** The chosen snippet and what else there is. */
export interface ChosenSnippet {
  /** Nothing if the list is empty. */
  readonly snippet: Snippet | undefined;
  readonly options: SnippetOptions;
  /** Changes a part of the choice; the others stay where there is such a snippet. */
  readonly choose: (change: Partial<SnippetChoice>) => void;
}

const NOTHING: SnippetOptions = { providers: [], languages: [], clients: [], canStream: false };

/**
 * The choice among snippets without any markup: pick a provider, a language, a client or streaming, and get the nearest snippet.
 *
 * @example const { snippet, options, choose } = useSnippetChoice(snippets);
 */
export function useSnippetChoice(snippets: readonly Snippet[], options: SnippetChoiceOptions = {}): ChosenSnippet {
  const [own, setOwn] = React.useState<Partial<SnippetChoice>>(options.defaultValue ?? {});
  const snippet = chooseSnippet(snippets, options.value ?? own);
  if (snippet === undefined) return { snippet, options: NOTHING, choose: () => {} };
  const choice = choiceOf(snippet);
  return {
    snippet,
    options: snippetOptions(snippets, choice),
    choose: (change) => {
      const [changed] = Object.keys(change) as (keyof SnippetChoice)[]; // The keys of a partial choice.
      const next = chooseSnippet(snippets, { ...choice, ...change }, changed);
      if (next === undefined) return;
      setOwn(choiceOf(next));
      options.onChange?.(choiceOf(next));
    },
  };
}
