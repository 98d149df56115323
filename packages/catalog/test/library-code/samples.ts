import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LIBRARIES, type LibraryDefinition, type ModelRecord } from '../../src/index.ts';

/** A model record for which the code of a library is expected. */
export interface LibrarySample {
  readonly library: LibraryDefinition;
  /** Name of the record, without its ending. */
  readonly name: string;
  /** Path of the folder with record and code, seen from `libraries`. */
  readonly folder: string;
  /** Names of the files in the folder that belong to the record. */
  readonly files: readonly string[];
  readonly model: ModelRecord;
}

/** Path of the folder of all libraries. */
export const librariesFolder = fileURLToPath(new URL('../../src/libraries/', import.meta.url));

export const libraries: readonly LibraryDefinition[] = Object.values(LIBRARIES);

/** The records of all libraries: `libraries/<id>/samples/<name>.json`. */
export function listSamples(): readonly LibrarySample[] {
  return libraries.flatMap((library) => {
    const folder = `${library.id}/samples`;
    const files = filesIn(folder);
    const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
    return names.map((name) => ({
      library,
      name,
      folder,
      files: files.filter((file) => file.split('.')[0] === name),
      model: JSON.parse(readFileSync(`${librariesFolder}${folder}/${name}.json`, 'utf8')),
    }));
  });
}

/** Names of the files in a folder below `libraries`, if there is one. */
export function filesIn(folder: string): readonly string[] {
  return existsSync(librariesFolder + folder) ? readdirSync(librariesFolder + folder) : [];
}
