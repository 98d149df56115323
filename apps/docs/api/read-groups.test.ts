import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readGroups } from './read-groups.ts';

const root = join(import.meta.dirname, '../../..');

/** The names of an entry, from the report of its package. */
function exportedNames(folder: string, entry: string): readonly string[] {
  const report = readFileSync(join(root, folder, 'api.txt'), 'utf8');
  const section = report.split(/^# /m).find((part) => part.startsWith(`${entry}\n`)) ?? '';
  return [...section.matchAll(/^([\w$]+): /gm)].map(([, name = '']) => name);
}

it('puts each name of the client into one of the groups, which fit a screen', () => {
  const groups = readGroups(join(root, 'packages/inference/src/index.ts'));
  expect([...groups.keys()].sort()).toEqual([...exportedNames('packages/inference', '@hubkit/inference')].sort());
  expect(new Set(groups.values()).size).toBeLessThanOrEqual(12);
  expect(groups.get('InferenceClient')).toBe('Client');
  expect(groups.get('textToImage')).toBe('Tasks');
  expect(groups.get('TextToImageInput')).toBe('Types of the tasks');
  expect(groups.get('InferenceClientError')).toBe('Names of @huggingface/inference');
});

it('finds none where no comment stands above the exports', () => {
  expect(readGroups(join(root, 'packages/catalog/src/index.ts')).size).toBe(0);
});
