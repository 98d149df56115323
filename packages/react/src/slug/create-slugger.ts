import { slugify } from './slugify.ts';

/** Makes the ids of one page; the second "Usage" becomes `usage-1`. */
export type Slugger = (text: string) => string;

/**
 * Makes a slugger that remembers the ids it gave away. Create one for each page and each render on a
 * server, so that both sides give the same ids.
 *
 * @example const slug = createSlugger(['table-of-contents']); slug('Usage')
 */
export function createSlugger(taken: Iterable<string> = []): Slugger {
  const used = new Set(taken);
  return (text) => {
    const base = slugify(text) || 'section';
    let id = base;
    for (let count = 1; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}
