import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedNote, root } from '../registry.ts';

const folder = 'docs/troubleshooting';

export const path = 'packages/cli/src/explain/explanations.gen.ts';

/** The pages of `docs/troubleshooting` for `hubkit explain`, by error code. */
export async function write(): Promise<string> {
  const names = (await readdir(join(root, folder))).filter(
    (name) => /^[A-Z_]+\.md$/.test(name) && name !== 'README.md',
  );
  const entries = await Promise.all(
    names.sort().map(async (name) => {
      const text = await readFile(join(root, folder, name), 'utf8');
      return `  ${name.slice(0, -'.md'.length)}: ${JSON.stringify(text)},\n`;
    }),
  );
  return `${generatedNote}\n\n/** Pages in Markdown, by error code. */\nexport const EXPLANATIONS: Readonly<Record<string, string>> = {\n${entries.join('')}};\n`;
}
