import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LIBRARIES,
  type LibraryDefinition,
  type LibrarySnippet,
  librarySnippets,
  type ModelRecord,
} from '@hubkit/catalog';
import { parseSamplePage } from '../../support/sample-page.ts';
import { root } from '../workspace.ts';

/** A loading snippet of a library, made for one of its sample records. */
export interface LoadSnippet extends LibrarySnippet {
  readonly library: string;
  /** `<library> <record> <number>`. */
  readonly name: string;
  /** Preceding snippets in the same language, whose names it may use. */
  readonly before: string;
}

/** Libraries that have loading code. */
export const librariesWithCode: readonly string[] = Object.values<LibraryDefinition>(LIBRARIES)
  .filter(({ snippets }) => snippets)
  .map(({ id }) => id);

/** The loading snippets of every library, for each of its sample records. */
export function listLoadSnippets(): readonly LoadSnippet[] {
  return Object.values<LibraryDefinition>(LIBRARIES).flatMap((library) => {
    return libraryRecords(library.id).flatMap(({ name, model }) =>
      librarySnippets(library, model).map((snippet, index, all) => ({
        ...snippet,
        before: all
          .slice(0, index)
          .filter(({ language }) => language === snippet.language)
          .map(({ content }) => content)
          .join('\n'),
        library: library.id,
        name: `${library.id} ${name} ${index + 1}`,
      })),
    );
  });
}

/** Reads the model records on the page of a library, each with its heading. */
export function libraryRecords(library: string): readonly { readonly name: string; readonly model: ModelRecord }[] {
  const page = join(root, 'packages/catalog/test/samples', `${library}.md`);
  if (!existsSync(page)) return [];
  return parseSamplePage(readFileSync(page, 'utf8')).map(({ name, blocks: [record] }) => ({
    name,
    model: JSON.parse(record?.text ?? 'null'),
  }));
}
