import { inferenceSnippetLanguages, type SnippetClient } from '../../packages/snippets/src/define-client.ts';
import { camelCase, generatedNote, importNamed, modulesIn } from '../registry.ts';

const folder = 'packages/snippets/src/clients';

export const path = `${folder}/clients.gen.ts`;

/** The clients of every language in the order of their ranks. */
export async function write(): Promise<string> {
  const files = await modulesIn(folder);
  const clients = await Promise.all(files.map(clientIn));
  const ordered = clients.toSorted((left, right) => place(left.client) - place(right.client));
  return [
    generatedNote,
    "import type { SnippetClient } from '../define-client.ts';",
    ...files.map((file) => `import { ${camelCase(file)} } from './${file}.ts';`),
    '',
    '/** Every client, in the order in which they are shown. */',
    'export const CLIENTS: readonly SnippetClient[] = [',
    ...ordered.map(({ file }) => `  ${camelCase(file)},`),
    '];',
    '',
  ].join('\n');
}

async function clientIn(file: string) {
  const client = await importNamed<SnippetClient>(`${folder}/${file}.ts`, camelCase(file));
  const name = `${client.language}-${client.id}`;
  if (name !== file) throw new Error(`${folder}/${file}.ts holds the client ${name}: call the file after it.`);
  return { file, client };
}

function place({ language, rank }: SnippetClient): number {
  return inferenceSnippetLanguages.indexOf(language) * 1000 + rank;
}
