import { inferenceSnippetLanguages, type SnippetClient } from '../../packages/snippets/src/define-client.ts';
import { camelCase, foldersWith, generatedNote, importNamed } from '../registry.ts';

const folder = 'packages/snippets/src/clients';

export const path = `${folder}/clients.gen.ts`;

/** The clients of every language in the order of their ranks. */
export async function write(): Promise<string> {
  const names = await foldersWith(folder, 'client.ts');
  const clients = await Promise.all(names.map(clientIn));
  const ordered = clients.toSorted((left, right) => place(left.client) - place(right.client));
  return [
    generatedNote,
    "import type { SnippetClient } from '../define-client.ts';",
    ...names.map((name) => `import { ${camelCase(name)} } from './${name}/client.ts';`),
    '',
    '/** Every client, in the order in which they are shown. */',
    'export const CLIENTS: readonly SnippetClient[] = [',
    ...ordered.map(({ name }) => `  ${camelCase(name)},`),
    '];',
    '',
  ].join('\n');
}

async function clientIn(name: string) {
  const client = await importNamed<SnippetClient>(`${folder}/${name}/client.ts`, camelCase(name));
  const expected = `${client.language}-${client.id}`;
  if (name !== expected) throw new Error(`${folder}/${name} holds the client ${expected}: call the folder after it.`);
  return { name, client };
}

function place({ language, rank }: SnippetClient): number {
  return inferenceSnippetLanguages.indexOf(language) * 1000 + rank;
}
