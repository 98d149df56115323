import { compatibilityPage } from '../../packages/jinja/test/compatibility/page.ts';

export const path = 'docs/jinja-compatibility.md';

/** The compatibility page, generated from the tables of the engine and its tests. */
export async function write(): Promise<string> {
  return compatibilityPage();
}
