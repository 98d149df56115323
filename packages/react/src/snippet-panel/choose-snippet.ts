import type { Snippet, SnippetChoice } from './snippet.ts';

/** The alternatives to the present choice. */
export interface SnippetOptions {
  readonly providers: readonly string[];
  readonly languages: readonly string[];
  readonly clients: readonly string[];
  /** True if there is code with and without streaming. */
  readonly canStream: boolean;
}

/** The choice that leads to a snippet. */
export function choiceOf({ provider = '', language, client, streaming = false }: Snippet): SnippetChoice {
  return { provider, language, client, streaming };
}

/** Weights of the parts of a choice. Each outweighs all below it. */
const WEIGHTS = { provider: 8, language: 4, client: 2, streaming: 1 } as const;

/**
 * Finds the snippet closest to a choice, the first of equals. The part named by `changed` takes precedence: after a change of
 * language, the new language is shown even if the current client does not support it.
 */
export function chooseSnippet(
  snippets: readonly Snippet[],
  wanted: Partial<SnippetChoice>,
  changed?: keyof SnippetChoice,
): Snippet | undefined {
  let best: Snippet | undefined;
  let bestScore = -1;
  for (const snippet of snippets) {
    const score = scoreChoice(choiceOf(snippet), wanted, changed);
    if (score > bestScore) [best, bestScore] = [snippet, score];
  }
  return best;
}

function scoreChoice(choice: SnippetChoice, wanted: Partial<SnippetChoice>, changed?: keyof SnippetChoice): number {
  const keys = Object.keys(WEIGHTS) as (keyof SnippetChoice)[]; // The keys of the literal above.
  return keys.reduce((sum, key) => {
    if (wanted[key] !== choice[key]) return sum;
    return sum + (key === changed ? 16 : WEIGHTS[key]);
  }, 0);
}

/** The available values of each part of a choice: all providers, then the values that fit the parts before. */
export function snippetOptions(snippets: readonly Snippet[], choice: SnippetChoice): SnippetOptions {
  const ofProvider = snippets.filter(({ provider = '' }) => provider === choice.provider);
  const ofLanguage = ofProvider.filter(({ language }) => language === choice.language);
  const ofClient = ofLanguage.filter(({ client }) => client === choice.client);
  return {
    providers: unique(snippets.flatMap(({ provider }) => provider ?? [])),
    languages: unique(ofProvider.map(({ language }) => language)),
    clients: unique(ofLanguage.map(({ client }) => client)),
    canStream: new Set(ofClient.map(({ streaming = false }) => streaming)).size > 1,
  };
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
