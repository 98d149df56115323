import type { LocalApp } from '../../packages/catalog/src/local-apps/parts/define-local-app.ts';
import { camelCase, generatedNote, importNamed, modulesIn, property } from '../registry.ts';

const folder = 'packages/catalog/src/local-apps';

export const path = `${folder}/local-apps.gen.ts`;

/** The local apps by their ids. */
export async function write(): Promise<string> {
  const ids = await modulesIn(folder);
  await Promise.all(ids.map(checkId));
  return [
    generatedNote,
    ...ids.map((id) => `import { ${camelCase(id)} } from './${id}.ts';`),
    "import type { LocalApp } from './parts/define-local-app.ts';",
    '',
    '/** Every application that runs models on the machine of the user. */',
    'export const LOCAL_APPS = {',
    ...ids.map((id) => `  ${property(id, camelCase(id))},`),
    '} satisfies Readonly<Record<string, LocalApp>>;',
    '',
    '/** The id of a local app. */',
    'export type LocalAppKey = keyof typeof LOCAL_APPS;',
    '',
  ].join('\n');
}

async function checkId(name: string): Promise<void> {
  const { id } = await importNamed<LocalApp>(`${folder}/${name}.ts`, camelCase(name));
  if (id !== name) throw new Error(`${folder}/${name}.ts: the id is "${id}".`);
}
