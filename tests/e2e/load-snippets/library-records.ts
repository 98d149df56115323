import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelRecord } from '@hubkit/catalog';
import { parseSamplePage } from '../../support/sample-page.ts';
import { root } from '../workspace.ts';

/** Reads the model records on the page of a library, each with its heading. */
export function libraryRecords(library: string): readonly { readonly name: string; readonly model: ModelRecord }[] {
  const page = join(root, 'packages/catalog/test/samples', `${library}.md`);
  if (!existsSync(page)) return [];
  return parseSamplePage(readFileSync(page, 'utf8')).map(({ name, blocks: [record] }) => ({
    name,
    model: JSON.parse(record?.text ?? 'null'),
  }));
}
