import { readSections } from 'virtual:docs/search';
import MiniSearch from 'minisearch';
import type { DocSection } from '../../doc-content/doc-page.ts';

/** Finds sections of the documentation by their words. */
export type SearchDocs = (text: string) => readonly DocSection[];

/** The most sections that are listed. */
const MOST = 20;

let loading: Promise<SearchDocs> | undefined;

/** Loads the search over all pages, once. */
export function loadDocsSearch(): Promise<SearchDocs> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<SearchDocs> {
  const sections = await readSections();
  const index = new MiniSearch<DocSection & { readonly id: number }>({
    fields: ['title', 'page', 'text'],
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 4, page: 3 },
      // Guides answer most questions; decisions and pages of tasks come after them.
      boostDocument: (id) => (sections[id]?.path.startsWith('guide') ? 3 : 1),
    },
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  return (text) =>
    index
      .search(text)
      .slice(0, MOST)
      .flatMap(({ id }) => sections[id] ?? []);
}
