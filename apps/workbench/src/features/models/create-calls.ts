import type { Snippet } from '@hubkit/react/snippet-panel';
import type { TaskArguments } from '@hubkit/react/task-widget';
import { TASK_INDEX } from '../../catalog-data/task-index.gen.ts';
import { callSnippets } from '../../run/call-snippets.ts';
import type { ProviderMapping } from '../../services/provider-mapping.ts';
import { namedFiles } from '../../task-run/print-arguments.ts';
import type { FullRecord } from './parse-record.ts';

/**
 * Returns the programs of a model: for the provider that the hub chooses, then at each of its providers; those of a chat with and
 * without streaming.
 *
 * @param args - Arguments by task. @default the sample of the task
 */
export function createCalls(
  record: FullRecord,
  mappings: readonly ProviderMapping[],
  args: Readonly<Record<string, TaskArguments>> = {},
): readonly Snippet[] {
  const [first] = mappings;
  const chosen = first && { provider: 'auto', providerId: record.id, task: first.task };
  return [...(chosen ? [chosen] : []), ...mappings].flatMap(({ provider, ...mapping }) => {
    const { task } = mapping;
    const changed = args[task];
    const options = changed ? { inputs: namedFiles(changed) } : {};
    const isChat = task === 'conversational';
    const canRun = isChat || TASK_INDEX.some((entry) => entry.id === task && entry.canRun);
    const snippets = callSnippets(record, provider, mapping, options, isChat ? [false, true] : [false]);
    return snippets.map((snippet) => ({ ...snippet, canRun }));
  });
}

/** Returns the task that a provider serves the model for; `auto` is the first one. */
export function taskAt(provider: string | undefined, mappings: readonly ProviderMapping[]): string | undefined {
  return (mappings.find((mapping) => mapping.provider === provider) ?? mappings[0])?.task;
}

/** Returns the name of a provider as the panel of the code shows it. */
export function providerName(provider = ''): string {
  return provider === 'auto' ? 'Automatic' : provider;
}
