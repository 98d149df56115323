import { TASKS, type TaskDefinition } from '@hubkit/catalog/tasks';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import { defineCommand, optional } from '../command-line/command.ts';
import { EXIT } from '../command-line/errors.ts';
import { flag, text } from '../command-line/option.ts';
import { checkFilters, findById } from '../listing/find-by-id.ts';
import { printJson, printSections } from '../listing/print-listing.ts';

type ProviderFacts = (typeof PROVIDERS)[number];

const allTasks: readonly TaskDefinition[] = Object.values(TASKS);

const ACCESS: Readonly<Record<ProviderFacts['access'], string>> = {
  both: 'HF_TOKEN or its own API key',
  routed: 'HF_TOKEN only',
  direct: 'its own API key only',
};

export const providers = defineCommand({
  name: 'providers',
  summary: 'list the inference providers, or describe one',
  details: 'With an id: website, base URL, environment variable of the API key, and tasks.',
  arguments: { id: optional('id', 'provider to describe, such as groq') },
  options: {
    task: { ...text('--task <id>', 'only providers for this task'), formerly: '-t' },
    json: flag('--json', 'print JSON'),
  },
  examples: [
    { line: 'hubkit providers --task text-to-video', about: 'the providers for a task' },
    { line: 'hubkit providers fal-ai', about: 'one provider' },
  ],
  async run({ id, task, json }, io) {
    if (id === undefined) {
      const wanted = task === undefined ? undefined : findById('task', task, allTasks, '`hubkit tasks` lists them.').id;
      const chosen = PROVIDERS.filter(({ tasks }) => wanted === undefined || tasks.some((one) => one === wanted));
      if (json) await printJson(io, chosen);
      else if (chosen.length === 0) await printSections(io, [{ rows: [[`No provider runs ${wanted}.`]] }]);
      else await printSections(io, [{ rows: chosen.map((one) => [one.id, one.keyVariable, one.tasks.join(', ')]) }]);
      return EXIT.done;
    }
    checkFilters({ task });
    const provider = findById('provider', id, PROVIDERS);
    if (json) await printJson(io, provider);
    else await printSections(io, [{ rows: createRows(provider) }]);
    return EXIT.done;
  },
});

function createRows(provider: ProviderFacts): readonly (readonly string[])[] {
  return [
    ['name', provider.label],
    ['website', provider.site],
    ['base URL', provider.baseUrl],
    ['credentials', provider.directOnlySince ? ACCESS.direct : ACCESS[provider.access]],
    ['API key', provider.keyVariable],
    ['tasks', provider.tasks.join(', ')],
  ];
}
