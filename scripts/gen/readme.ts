import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../registry.ts';

export const path = 'README.md';

/** The readme with its examples as they stand in their files, which are type-checked and run. */
export async function write(): Promise<string> {
  const readme = await readFile(join(root, path), 'utf8');
  const fence = /(```tsx? (docs\/examples\/\S+)\n)[\s\S]*?(```)/g;
  const files = [...readme.matchAll(fence)].map(([, , file = '']) => file);
  const examples = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const)),
  );
  return readme.replace(
    fence,
    (_, open: string, file: string, close: string) => `${open}${examples.get(file)}${close}`,
  );
}
