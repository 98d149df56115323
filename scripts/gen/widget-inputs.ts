import { generatedNote, importNamed, modulesIn } from '../registry.ts';

const folder = 'packages/catalog/src/widget-inputs';

export const path = `${folder}/widget-inputs.gen.ts`;

/** The example inputs of every language. */
export async function write(): Promise<string> {
  const languages = (await modulesIn(folder)).filter((name) => /^[a-z]{2,3}$/.test(name));
  await Promise.all(languages.map((language) => importNamed(`${folder}/${language}.ts`, language)));
  return [
    generatedNote,
    ...languages.map((language) => `import { ${language} } from './${language}.ts';`),
    "import { widgetMap } from './widget-map.ts';",
    '',
    '/** Example inputs by language and task, as widgets offer them. */',
    `export const DEFAULT_WIDGET_INPUTS = { ${languages.join(', ')} };`,
    '',
    '/** The same as a map of language codes to maps of tasks. */',
    'export const MAPPING_DEFAULT_WIDGET = /* @__PURE__ */ widgetMap(DEFAULT_WIDGET_INPUTS);',
    '',
  ].join('\n');
}
