import { camelCase, foldersWith, generatedNote } from '../registry.ts';

export const path = 'apps/workbench/src/app/feature-routes.gen.ts';

/** The routes of every feature of the workbench, by name, so that the router knows the parameters of each address. */
export async function write(): Promise<string> {
  const names = await foldersWith('apps/workbench/src/features', 'route.tsx');
  return [
    generatedNote.replace('the files beside it', 'apps/workbench/src/features'),
    ...names.map((name) => `import { routes as ${camelCase(name)} } from '../features/${name}/route.tsx';`),
    '',
    '/** The routes of all features. Their files are small; each loads its page when it is opened. */',
    'export const FEATURE_ROUTES = [',
    ...names.map((name) => `  ...${camelCase(name)},`),
    '] as const;',
    '',
  ].join('\n');
}
