import { TASKS_DATA, type TaskPage } from '@hubkit/catalog/pages';
import { rankTasks, taskByName } from '@hubkit/catalog/task-search';
import { MODALITIES, MODALITY_LABELS, TASKS, type TaskDefinition } from '@hubkit/catalog/tasks';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import { defineCommand, optional } from '../command-line/command.ts';
import { EXIT } from '../command-line/errors.ts';
import { choice, flag, text } from '../command-line/option.ts';
import { note } from '../io/print.ts';
import { checkFilters, findById } from '../listing/find-by-id.ts';
import { printJson, printSections, type Section } from '../listing/print-listing.ts';
import { runnableTasks } from '../run/tasks.ts';

const all: readonly TaskDefinition[] = Object.values(TASKS);

export const tasks = defineCommand({
  name: 'tasks',
  summary: 'list the tasks of models, or describe one',
  details: 'With an id: summary, client method, providers, libraries, recommended models and metrics of the task.',
  arguments: { id: optional('id', 'task to describe, such as text-to-image') },
  options: {
    search: { ...text('--search <words>', 'only tasks that match these everyday words'), formerly: '-s' },
    modality: { ...choice('--modality <name>', 'only tasks of this modality', MODALITIES), formerly: '-m' },
    json: flag('--json', 'print JSON; with an id, including the JSON Schemas of input and output'),
  },
  examples: [
    { line: 'hubkit tasks --search "remove the background"', about: 'tasks for a job in your own words' },
    { line: 'hubkit tasks --search "is this spam"', about: 'the best match first' },
    { line: 'hubkit tasks --modality audio', about: 'the tasks of one modality' },
    { line: 'hubkit tasks text-to-image', about: 'one task' },
    { line: 'hubkit tasks text-to-image --json', about: 'one task with its JSON Schemas' },
  ],
  async run({ id, search, modality, json }, io) {
    if (id === undefined) {
      const found = rankTasks(
        all.map((task) => ({ ...task, summary: pages[task.id]?.summary })),
        search ?? '',
      );
      const chosen = found.filter((task) => modality === undefined || task.pipeline?.modality === modality);
      if (json) await printJson(io, chosen.map(taskFacts));
      else if (chosen.length === 0) await note(io, `hubkit: no task matches "${search}"; \`hubkit tasks\` lists all`);
      else await printSections(io, search === undefined ? listing(chosen) : [{ rows: chosen.map(row) }]);
      return EXIT.done;
    }
    checkFilters({ search, modality });
    const task =
      taskByName(all, id) ??
      findById(
        'task',
        id,
        all,
        `Search with \`hubkit tasks --search "${id}"\`, or run the command without an id to list all tasks.`,
      );
    if (json) await printJson(io, { ...taskFacts(task), ...getPage(task), schemas: await loadSchemas(task) });
    else await printSections(io, description(task));
    return EXIT.done;
  },
});

/** Groups tasks by modality. Tasks without a pipeline entry, such as chat, come last. */
function listing(chosen: readonly TaskDefinition[]): readonly Section[] {
  const section = (heading: string, members: readonly TaskDefinition[]) => ({
    heading,
    rows: members.map(row),
  });
  return [
    ...MODALITIES.map((name) =>
      section(
        MODALITY_LABELS[name],
        chosen.filter(({ pipeline }) => pipeline?.modality === name),
      ),
    ),
    section(
      'Without a pipeline tag',
      chosen.filter(({ pipeline }) => pipeline === undefined),
    ),
  ];
}

function row({ id, label, method = '' }: TaskDefinition): readonly string[] {
  return [id, label, method];
}

function description(task: TaskDefinition): readonly Section[] {
  const page = getPage(task);
  const { label, modality, method, providers, libraries } = taskFacts(task);
  const facts = [
    ['name', label],
    ['modality', modality === undefined ? 'none' : MODALITY_LABELS[modality]],
    ['method', method === undefined ? 'none: the client does not run this task' : `client.${method}()`],
    ['providers', providers.join(', ') || 'none'],
    ['libraries', libraries.join(', ') || 'none'],
  ];
  const examples = (heading: string, list: TaskPage['datasets'] = []) => ({
    heading,
    rows: list.map(({ id, description: text }) => [id, text]),
  });
  return [
    { rows: page?.summary ? [[page.summary]] : [] },
    { rows: facts },
    examples('Models', page?.models),
    examples('Datasets', page?.datasets),
    examples('Metrics', page?.metrics),
  ];
}

/** The details of a task that fit on one line each. */
function taskFacts({ id, label, method, pipeline, libraries = [] }: TaskDefinition) {
  const providers = PROVIDERS.filter((provider) => provider.tasks.some((task) => task === id));
  return {
    id,
    label,
    modality: pipeline?.modality,
    method,
    providers: providers.map((provider) => provider.id),
    libraries,
  };
}

const pages: Readonly<Record<string, TaskPage | undefined>> = TASKS_DATA;

function getPage({ id }: TaskDefinition): TaskPage | undefined {
  return pages[id];
}

async function loadSchemas({ id }: TaskDefinition) {
  const runnable = runnableTasks().find((task) => task.id === id);
  if (runnable === undefined) return undefined;
  const { taskJsonSchema } = await import('@hubkit/catalog/json-schema');
  return taskJsonSchema(runnable.id);
}
