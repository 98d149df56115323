import type { ModelRecord } from '@hubkit/catalog';
import type { MappingEntry } from '@hubkit/inference';
import type { InferenceSnippetOptions } from '../options.ts';
import { appUses } from './app-uses.ts';
import { libraryUses } from './library-uses.ts';
import type { ModelUse } from './model-use.ts';
import { providerUses } from './provider-uses.ts';

export type { ModelUse, UseCode } from './model-use.ts';

/** A model as the hub describes it, with the providers that serve it where the request expanded them. */
export type UsableModel = ModelRecord & {
  /** Providers with their own names of the model: by id, or as a list. */
  readonly inferenceProviderMapping?: ProviderMapping | undefined;
};

/** The forms in which the hub sends the providers of a model. */
type ProviderMapping =
  | Readonly<Record<string, Partial<MappingEntry>>>
  | readonly (Partial<MappingEntry> & Pick<MappingEntry, 'provider'>)[];

/** Options of `useThisModel`. */
export interface UseThisModelOptions {
  /** GGUF file that commands run, such as `model-Q4_K_M.gguf`. @default placeholders such as `{{QUANT_TAG}}` */
  readonly file?: string | undefined;
  /** Options of the programs that call providers. */
  readonly snippets?: InferenceSnippetOptions | undefined;
}

/** Ways of using a model, in the order in which a menu shows them. */
export interface ModelUses {
  readonly libraries: readonly ModelUse[];
  readonly apps: readonly ModelUse[];
  readonly providers: readonly ModelUse[];
  readonly notebooks: readonly ModelUse[];
}

/**
 * Lists the entries of the menu "Use this model": libraries with loading code, local apps, providers with programs, and notebooks.
 */
export function useThisModel(model: UsableModel, { file, snippets }: UseThisModelOptions = {}): ModelUses {
  const libraries = libraryUses(model);
  return {
    libraries,
    apps: appUses(model, file),
    providers: providerUses(model, listMappings(model), snippets),
    notebooks: notebookUses(model, libraries),
  };
}

function listMappings({ inferenceProviderMapping: mapping = {} }: UsableModel): readonly Partial<MappingEntry>[] {
  const entries = isList(mapping)
    ? mapping
    : Object.entries(mapping).map(([provider, entry]) => ({ provider, ...entry }));
  return entries.filter(({ status = 'live' }) => status === 'live');
}

/** `Array.isArray` does not narrow read-only lists. */
function isList(mapping: ProviderMapping): mapping is Extract<ProviderMapping, readonly unknown[]> {
  return Array.isArray(mapping);
}

/** Notebooks with the Python code of the first library: the hub writes one for every model, at `<id>.ipynb`. */
function notebookUses({ id }: ModelRecord, libraries: readonly ModelUse[]): readonly ModelUse[] {
  const library = libraries.find(({ code }) => code.some(({ language }) => language === 'python'));
  if (library === undefined) return [];
  const notebook = `https://huggingface.co/${id.split('/').map(encodeURIComponent).join('/')}.ipynb`;
  return [
    {
      kind: 'notebook',
      id: 'colab',
      label: 'Google Colab',
      icon: 'notebook-colab',
      because: `${library.label} loads the model in Python.`,
      ...(library.install !== undefined && { install: library.install }),
      code: library.code.filter(({ language }) => language === 'python'),
      url: `https://colab.research.google.com/#fileId=${encodeURIComponent(notebook)}`,
    },
  ];
}
