import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** The modules whose code an import brings into a bundle. */
async function modulesOf(statement: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: statement, resolveDir: source },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
    write: false,
    metafile: true,
    treeShaking: true,
  });
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return inputs.flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path.replace(/^.*\/src\//, '')] : []));
}

describe('what an import brings', () => {
  it.each([
    ["export { useTask } from './hooks/index.ts'", /chat|object|models|job|storage|read-events/],
    ["export { useJob } from './hooks/index.ts'", /chat|object|models|create-task|storage\//],
    ["export { useModels } from './hooks/index.ts'", /chat|object|task|job|storage/],
    // It keeps a conversation in the storage that it is given, and brings none.
    [
      "export { useChat } from './hooks/index.ts'",
      /chat-tool|object|models|task|job|attachment|(web|indexed-db)-storage/,
    ],
    ["export { ResultView } from './result-view/index.ts'", /hooks\/|chat-panel/],
    ["export { ChatPanel } from './chat-panel/index.ts'", /hooks\/|result-view|snippet-panel/],
  ])('%s needs nothing that matches %s', async (statement, foreign) => {
    const modules = await modulesOf(statement);
    expect(modules.length).toBeGreaterThan(3);
    expect(modules.filter((module) => foreign.test(module))).toEqual([]);
  });
});
