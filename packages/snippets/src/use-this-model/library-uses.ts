import { LIBRARIES, type LibraryDefinition, librarySnippets, type ModelRecord } from '@hubkit/catalog';
import type { ModelUse, UseCode } from './model-use.ts';

/** Libraries with loading code for a model: the one that its record names, then those of its tags. */
export function libraryUses(model: ModelRecord): readonly ModelUse[] {
  const all: Readonly<Record<string, LibraryDefinition>> = LIBRARIES;
  const named = model.library_name === undefined ? [] : [model.library_name];
  return [...new Set([...named, ...model.tags])].flatMap((id) => {
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
        because: id === model.library_name ? 'The model names it as its library.' : `The model has the tag "${id}".`,
        ...(install !== undefined && { install }),
        code,
        docsUrl: library.docsUrl ?? library.repoUrl,
      } satisfies ModelUse,
    ];
  });
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
