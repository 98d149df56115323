import { camelCase, generatedNote } from '../registry.ts';
import { policyFiles, policyIn } from './inference-policy-names.ts';

export const path = 'packages/inference/src/call/policies/policies.gen.ts';

/** Every policy, the outermost first. */
export async function write(): Promise<string> {
  const names = await policyFiles();
  const policies = await Promise.all(names.map(async (name) => ({ name, order: (await policyIn(name)).order })));
  return [
    generatedNote,
    "import type { Policy } from './policy.ts';",
    ...names.map((name) => `import { ${camelCase(name)} } from './${name}.ts';`),
    '',
    '/** Every policy, the outermost first. */',
    'export const POLICIES: readonly Policy[] = [',
    ...policies.sort((a, b) => a.order - b.order).map(({ name }) => `  ${camelCase(name)},`),
    '];',
    '',
  ].join('\n');
}
