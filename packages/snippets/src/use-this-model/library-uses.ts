import { LIBRARIES, type LibraryDefinition, librarySnippets, type ModelRecord } from '@hubkit/catalog';
import type { ModelUse, UseCode } from './model-use.ts';

/** Libraries with loading code for a model: the one that its record names, then those of its tags and of its files. */
export function libraryUses(model: ModelRecord): readonly ModelUse[] {
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
