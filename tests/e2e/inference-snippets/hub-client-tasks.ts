import { spawnSync } from 'node:child_process';
import { TASK_SAMPLES } from '@hubkit/catalog/samples';
import { servesTask } from '../../../packages/snippets/src/clients/python-huggingface_hub.ts';
import { TASK_RULES } from '../../../packages/snippets/src/task-rules.ts';

const LIST = `
import json
from huggingface_hub.inference._providers import PROVIDERS
print(json.dumps({provider: list(tasks) for provider, tasks in PROVIDERS.items()}))
`;

/** The tasks that have a method in Python, by the name of the task. */
const tasks = Object.keys(TASK_SAMPLES).filter((task) => TASK_RULES[task]?.python !== false);

/** Differences that reach no snippet: the service has no videos, so that no request for one can be prepared. */
export const UNREACHED: readonly string[] = [
  'hf-inference image-to-video: huggingface_hub does not have it',
  'hf-inference text-to-video: huggingface_hub does not have it',
];

/** Differences between the provider tasks of the installed huggingface_hub and those with printed snippets. */
export function hubClientDifferences(python: string, known: readonly string[]): readonly string[] {
  const { stdout, stderr, status } = spawnSync(python, ['-c', LIST], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`huggingface_hub does not list its providers:\n${stderr}`);
  const installed: Record<string, readonly string[]> = JSON.parse(stdout);
  return [...new Set([...known, ...Object.keys(installed)])].sort().flatMap((provider) =>
    tasks.flatMap((task) => {
      const isInstalled = installed[provider]?.includes(task) === true;
      if (isInstalled === servesTask(provider, task)) return [];
      return [
        `${provider} ${task}: ${isInstalled ? 'only huggingface_hub has it' : 'huggingface_hub does not have it'}`,
      ];
    }),
  );
}
