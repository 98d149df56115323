import type { Policy } from '../../packages/inference/src/call/policies/policy.ts';
import { camelCase, generatedNote, importNamed, modulesIn } from '../registry.ts';

const folder = 'packages/inference/src/call/policies';

export const path = `${folder}/policy-names.gen.ts`;

/** The options and arguments that make a call pass policies: read by every call, so that the policies themselves are loaded late. */
export async function write(): Promise<string> {
  const policies = await Promise.all((await policyFiles()).map(policyIn));
  const names = (kind: 'options' | 'args') => [...new Set(policies.flatMap((policy) => policy[kind] ?? []))].sort();
  const list = (given: readonly string[]) => given.map((name) => `'${name}'`).join(', ');
  return [
    generatedNote,
    '',
    '/** Options of calls that pass policies. */',
    `export const POLICY_OPTIONS = [${list(names('options'))}] as const;`,
    '',
    '/** Arguments of calls that pass policies. */',
    `export const POLICY_ARGUMENTS = [${list(names('args'))}] as const;`,
    '',
  ].join('\n');
}

/** The files of policies: `with-….ts`. */
export async function policyFiles(): Promise<readonly string[]> {
  return (await modulesIn(folder)).filter((name) => name.startsWith('with-'));
}

/** The policy that a file defines. */
export async function policyIn(name: string): Promise<Policy> {
  return importNamed<Policy>(`${folder}/${name}.ts`, camelCase(name));
}
