import {
  LIBRARIES,
  type LibraryDefinition,
  LOCAL_APPS,
  type LocalApp,
  librarySnippets,
  type ModelRecord,
} from '@hubkit/catalog';
import type { MappingEntry } from '@hubkit/inference';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import { getInferenceSnippets } from '../get-inference-snippets.ts';
import type { InferenceSnippetOptions } from '../options.ts';
import type { ModelUse, UseCode } from './model-use.ts';

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

/** Lists the local apps for a model, each with a link or commands. */
function appUses(model: ModelRecord, file: string | undefined): readonly ModelUse[] {
  return Object.values<LocalApp>(LOCAL_APPS)
    .filter((app) => app.displayOnModelPage(model))
    .map((app): ModelUse => {
      const { id, prettyLabel: label, docsUrl } = app;
      const shared = { kind: 'app', id, label, icon: `app-${id}`, because: explainUse(app, model), docsUrl } as const;
      if ('deeplink' in app) return { ...shared, code: [], url: app.deeplink(model, file).href };
      const [first, ...others] = app.snippet(model, file);
      const isShared = first?.setup !== undefined && others.every(({ setup }) => setup === undefined);
      return {
        ...shared,
        ...(isShared && { install: first.setup }),
        code: app
          .snippet(model, file)
          .flatMap(({ title, setup, content }) =>
            [...(setup === undefined || isShared ? [] : [setup]), content]
              .flat()
              .map((command) => ({ language: 'sh', title, content: command })),
          ),
      };
    });
}

function explainUse({ macOSOnly }: LocalApp, { gguf, tags }: ModelRecord): string {
  const format = gguf?.context_length
    ? 'The repository has GGUF files'
    : `The weights have the format of ${findFormat(tags)}`;
  return `${format}, which it runs${macOSOnly ? ' on macOS' : ''}.`;
}

function findFormat(tags: readonly string[]): string {
  return ['mlx', 'diffusers', 'coreml', 'transformers'].find((tag) => tags.includes(tag)) ?? 'its tags';
}

/** Lists the providers of a model with their programs, the automatic choice of the hub first. */
function providerUses(
  model: ModelRecord,
  mappings: readonly Partial<MappingEntry>[],
  options: InferenceSnippetOptions = {},
): readonly ModelUse[] {
  const isServed = mappings.length > 0 || model.inference === 'warm';
  const chosen = isServed ? [{ provider: 'auto' }, ...mappings] : [];
  return chosen.flatMap((mapping) => {
    const { provider: id } = mapping;
    if (id === undefined) return [];
    const programs = getInferenceSnippets(model, id, id === 'auto' ? undefined : mapping, options);
    if (programs.length === 0) return [];
    const facts = PROVIDERS.find((provider) => provider.id === id);
    return [
      {
        kind: 'provider',
        id,
        label: id === 'auto' ? 'Inference Providers' : (facts?.label ?? id),
        icon: `provider-${id}`,
        because:
          id === 'auto'
            ? 'The hub chooses one of the providers of the model.'
            : 'The hub lists the model at this provider.',
        code: programs,
        ...(facts && { docsUrl: facts.site }),
      } satisfies ModelUse,
    ];
  });
}

/** Libraries with loading code for a model: the one that its record names, then those of its tags and of its files. */
function libraryUses(model: ModelRecord): readonly ModelUse[] {
  const all: Readonly<Record<string, LibraryDefinition>> = LIBRARIES;
  const named = model.library_name === undefined ? [] : [model.library_name];
  const byFiles = isGguf(model) ? [GGUF_LIBRARY] : [];
  return [...new Set([...named, ...model.tags, ...byFiles])].flatMap((id) => {
    const library = Object.hasOwn(all, id) ? all[id] : undefined;
    const snippets = library ? librarySnippets(library, model) : [];
    if (library === undefined || snippets.length === 0) return [];
    const [first] = snippets;
    const isInstall = snippets.length > 1 && first !== undefined && INSTALLATION.test(first.content);
    const code = (isInstall ? snippets.slice(1) : snippets).map(
      ({ language, content }): UseCode => ({ language, content }),
    );
    const install = isInstall ? first.content : installationIn(code);
    return [
      {
        kind: 'library',
        id,
        label: library.prettyLabel,
        icon: `library-${id}`,
        because: reasonFor(id, model),
        ...(install !== undefined && { install }),
        code,
        docsUrl: library.docsUrl ?? library.repoUrl,
      } satisfies ModelUse,
    ];
  });
}

/** The library for files of GGUF, which records of such models rarely name. */
const GGUF_LIBRARY = 'llama-cpp-python';

function isGguf({ gguf, tags }: ModelRecord): boolean {
  return gguf !== undefined || tags.includes('gguf');
}

function reasonFor(id: string, { library_name, tags }: ModelRecord): string {
  if (id === library_name) return 'The model names it as its library.';
  return tags.includes(id) ? `The model has the tag "${id}".` : 'The model has GGUF files.';
}

/** A snippet that does nothing but install. */
const INSTALLATION =
  /^(?:#[^\n]*\n)*(?:pip|npm|uv|brew|cargo|git clone|curl)\b[^\n]*(?:\n(?:#|cd |pip |uv |git |npm |hf |opendde )[^\n]*)*$/;

/** The installation that a remark in the code states, such as `# pip install gliner`. */
function installationIn(code: readonly UseCode[]): string | undefined {
  const remarks = code.flatMap(({ content }) => [
    ...content.matchAll(/^(?:#|\/\/) ?!?((?:pip|npm) (?:install|i) .+)$/gm),
  ]);
  return remarks[0]?.[1];
}
