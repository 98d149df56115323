import { type Code, csharp, type Language, print, python, type Stack, shell, typescript } from '@hubkit/code';
import type { ModelRecord } from '../models/model-record.ts';

const languages: Readonly<Record<CodeLanguage, Language>> = {
  python,
  js: typescript,
  sh: shell,
  csharp,
};

/** A language that libraries are used in. */
type CodeLanguage = 'python' | 'js' | 'sh' | 'csharp';

/** A piece of code that loads a model with a library. */
export interface LibrarySnippet {
  /** `text` is a sentence in the place of code, where there is none for the model. */
  readonly language: CodeLanguage | 'text';
  readonly content: string;
  /** The code uses names of the snippet before it. @default false */
  readonly continues?: true;
}

/** A piece of code before it is printed, or a sentence in its place. */
export type LibraryCode =
  | { readonly language: CodeLanguage; readonly code: Code | Stack; readonly continues?: true }
  | { readonly language: 'text'; readonly sentence: string };

/** A library that loads models. */
export interface LibraryDefinition {
  /** The tag of its models; a library with `snippets` has a file of this name. */
  readonly id: string;
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl?: string;
  /** Offer the library as a filter on lists of models. @default false */
  readonly filter?: boolean;
  /** Query for the files whose requests count as downloads, see `parseDownloadQuery`. @default `DEFAULT_COUNTED_FILES` */
  readonly countDownloads?: string;
  /** The hub counts downloads by an unpublished rule. @default false */
  readonly hasUnpublishedDownloadRule?: true;
  /** The last release of @huggingface/inference in whose catalog the library was missing. @default known to it, too */
  readonly addedAfter?: '4.0.5';
  /** Tasks that hosted inference runs with this library. @default [] */
  readonly hostedTasks?: readonly string[];
  /** Code that loads a model; an empty list where there is nothing to show. */
  readonly snippets?: (model: ModelRecord) => readonly LibraryCode[];
}

/** A library as it is published: its snippets are texts. */
export interface LibraryUiElement {
  readonly prettyLabel: string;
  readonly repoName: string;
  readonly repoUrl: string;
  readonly docsUrl?: string;
  readonly filter?: boolean;
  readonly countDownloads?: string;
  readonly hasUnpublishedDownloadRule?: true;
  readonly snippets?: (model: ModelRecord) => string[];
}

/** Checks a library definition and keeps its exact type. */
export function defineLibrary<const Definition extends LibraryDefinition>(definition: Definition): Definition {
  return definition;
}

/** The snippets of a library for a model, each with its language. */
export function librarySnippets(library: LibraryDefinition, model: ModelRecord): readonly LibrarySnippet[] {
  return (library.snippets?.(model) ?? []).map((snippet) => ({
    language: snippet.language,
    content: printCode(snippet),
    ...(snippet.language !== 'text' && snippet.continues && { continues: true }),
  }));
}

function printCode(snippet: LibraryCode): string {
  return snippet.language === 'text' ? snippet.sentence : print(snippet.code, languages[snippet.language]);
}

/** Converts library definitions to the published elements, by tag. */
export function libraryUiElements<Key extends string>(
  libraries: Readonly<Record<Key, LibraryDefinition>>,
): Record<Key, LibraryUiElement> {
  // The keys are those of the definitions.
  const all = {} as Record<Key, LibraryUiElement>;
  for (const key in libraries) all[key] = libraryUiElement(libraries[key]);
  return all;
}

/** Member by member: copying the rest of 240 definitions takes twice as long, and all of them are made while the package loads. */
function libraryUiElement(library: LibraryDefinition): LibraryUiElement {
  const { prettyLabel, repoName, repoUrl, docsUrl, filter, countDownloads } = library;
  const element: { -readonly [Member in keyof LibraryUiElement]: LibraryUiElement[Member] } = {
    prettyLabel,
    repoName,
    repoUrl,
  };
  if (docsUrl !== undefined) element.docsUrl = docsUrl;
  if (filter !== undefined) element.filter = filter;
  if (countDownloads !== undefined) element.countDownloads = countDownloads;
  if (library.hasUnpublishedDownloadRule) element.hasUnpublishedDownloadRule = true;
  const { snippets } = library;
  if (snippets) element.snippets = (model) => snippets(model).map(printCode);
  return element;
}
