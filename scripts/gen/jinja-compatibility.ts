import { compatibilityPage } from '../../packages/jinja/test/compatibility/page.ts';

export const path = 'docs/jinja-compatibility.md';

/** The page of what is the same as in Python's Jinja2, from the tables of the engine and of its tests. */
export async function write(): Promise<string> {
  return compatibilityPage();
}
