import { camelCase, generatedNote, modulesIn, property } from '../registry.ts';

const folder = 'packages/catalog/src/checks';

export const path = `${folder}/checks.gen.ts`;

/** The rules that the data of the catalogue must keep. */
export async function write(): Promise<string> {
  const names = (await modulesIn(folder)).filter((name) => name !== 'check');
  return [
    generatedNote,
    ...names.map((name) => `import { check as ${camelCase(name)} } from './${name}.ts';`),
    '',
    '/** Every check by its name. */',
    'export const CHECKS = {',
    ...names.map((name) => `  ${property(name, camelCase(name))},`),
    '};',
    '',
  ].join('\n');
}
