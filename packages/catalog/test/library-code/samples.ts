import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PageCase, parseSamplePage, type SampleBlock } from '../../../../tests/support/sample-page.ts';
import { LIBRARIES, type LibraryDefinition, type ModelRecord } from '../../src/index.ts';

/** A model record for which the code of a library is expected. */
export interface LibrarySample {
  readonly library: LibraryDefinition;
  /** Heading of the case on the page of the library. */
  readonly name: string;
  readonly model: ModelRecord;
  /** A block for each snippet, in order. */
  readonly expected: readonly SampleBlock[];
}

/** Path of the folder with a page of samples for each library. */
export const samplesFolder = fileURLToPath(new URL('../samples/', import.meta.url));

export const libraries: readonly LibraryDefinition[] = Object.values(LIBRARIES);

/** Ids of the libraries that have a page. */
export const listPages = (): readonly string[] => readdirSync(samplesFolder).map((file) => file.replace(/\.md$/, ''));

/** Reads the cases of a library: the record as `json`, then the code that is expected for it. */
export const readPage = (id: string): readonly PageCase[] =>
  parseSamplePage(readFileSync(`${samplesFolder}${id}.md`, 'utf8'));

/** Reads the samples of all libraries. */
export function listSamples(): readonly LibrarySample[] {
  const pages = new Set(listPages());
  return libraries.flatMap((library) =>
    (pages.has(library.id) ? readPage(library.id) : []).map(({ name, blocks: [record, ...expected] }) => ({
      library,
      name,
      model: recordIn(record, `${library.id}.md, ${name}`),
      expected,
    })),
  );
}

function recordIn(block: SampleBlock | undefined, place: string): ModelRecord {
  if (block?.info !== 'json')
    throw new Error(`packages/catalog/test/samples/${place}: a case begins with its record in \`\`\`json.`);
  return JSON.parse(block.text);
}
