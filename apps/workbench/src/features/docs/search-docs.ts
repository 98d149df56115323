import { readSections } from 'virtual:docs/search';
import MiniSearch from 'minisearch';
import type { DocSection } from '../../doc-content/doc-page.ts';
import { readExcerpt, readSingular } from './read-excerpt.ts';

/** A section that was found. */
interface FoundSection extends DocSection {
  /** Words around the first ones that were found, which are at the odd places; empty where the text has none of them. */
  readonly excerpt: readonly string[];
}

/** The best hits of a search, and how many there are in all. */
export interface FoundSections {
  readonly sections: readonly FoundSection[];
  readonly count: number;
}

/** Finds sections of the documentation by their words. */
export type SearchDocs = (text: string) => FoundSections;

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
    processTerm: (word) => readSingular(word.toLowerCase()),
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 4, page: 3 },
      // Guides answer most questions, and a whole page about a word more than a section about it.
      boostDocument: (id) => {
        const { path = '', title = '' } = sections[id] ?? {};
        return (path.startsWith('guide') ? 3 : 1) * (title === '' ? 2 : 1);
      },
    },
  });
  // In pieces, between which what is typed is drawn.
  await index.addAllAsync(
    sections.map((section, id) => ({ ...section, id })),
    { chunkSize: 40 },
  );
  return (text) => {
    const hits = index.search(text);
    const found = hits.slice(0, MOST).flatMap(({ id, terms }) => {
      const section = sections[id];
      if (!section) return [];
      // The text of a section begins with its heading, which stands above the excerpt.
      const heading = section.title || section.page;
      const text = section.text.startsWith(heading) ? section.text.slice(heading.length).trimStart() : section.text;
      return [{ ...section, excerpt: readExcerpt(text, terms) }];
    });
    return { sections: found, count: hits.length };
  };
}
