const CUSTOM_ID = /(?:^|\s+)\[{1,2}\s*([\p{L}\p{N}][\p{L}\p{N}_.:-]*)\s*\]{1,2}\s*$/u;

/** A heading as it is written, taken apart: what the reader sees and the id the author asked for. */
export interface HeadingText {
  readonly title: string;
  readonly customId: string | undefined;
}

/**
 * Separates the `[ custom-id ]` at the end of a heading from the words before it.
 *
 * @example splitHeading('Set up [ install ]') // { title: 'Set up', customId: 'install' }
 */
export function splitHeading(text: string): HeadingText {
  const match = CUSTOM_ID.exec(text);
  return match === null
    ? { title: text.trim(), customId: undefined }
    : { title: text.slice(0, match.index).trim(), customId: match[1] };
}

/**
 * The id of a heading: the trailing `[ custom-id ]`, or its words in lower case, spaces as hyphens and
 * nothing but letters, marks, numbers and hyphens of any script.
 *
 * @example slugify('Grüße, Welt!') // 'grüße-welt'
 */
export function slugify(text: string): string {
  const { title, customId } = splitHeading(text);
  return (
    customId ??
    title
      .normalize('NFC')
      .toLowerCase()
      .replace(/\s+/gu, '-')
      .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
  );
}

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
