import {
  ALL_DISPLAY_MODEL_LIBRARY_KEYS,
  DEFAULT_COUNTED_FILES,
  LIBRARIES,
  type LibraryDefinition,
  TASKS,
  type TaskDefinition,
} from '@hubkit/catalog';
import { defineCommand, optional } from '../command-line/command.ts';
import { EXIT } from '../command-line/errors.ts';
import { flag, text } from '../command-line/option.ts';
import { checkFilters, findById } from '../listing/find-by-id.ts';
import { printJson, printSections } from '../listing/print-listing.ts';

const all: readonly LibraryDefinition[] = Object.values(LIBRARIES);
const allTasks: readonly TaskDefinition[] = Object.values(TASKS);
const filters: ReadonlySet<string> = new Set(ALL_DISPLAY_MODEL_LIBRARY_KEYS);

export const libraries = defineCommand({
  name: 'libraries',
  summary: 'list the libraries that load models, or describe one',
  details: 'With an id: repository, documentation, tasks, and the files that count as downloads.',
  arguments: { id: optional('id', 'library to describe, such as diffusers') },
  options: {
    task: { ...text('--task <id>', 'only libraries for this task'), formerly: '-t' },
    json: flag('--json', 'print JSON'),
  },
  examples: [
    { line: 'hubkit libraries --task text-to-speech', about: 'the libraries for a task' },
    { line: 'hubkit libraries diffusers', about: 'one library' },
  ],
  async run({ id, task, json }, io) {
    if (id === undefined) {
      const ids =
        task === undefined
          ? undefined
          : (findById('task', task, allTasks, '`hubkit tasks` lists them.').libraries ?? []);
      const chosen = all.filter((library) => ids?.includes(library.id) ?? true).map(facts);
      if (json) await printJson(io, chosen);
      else await printSections(io, [{ rows: chosen.map(({ id: key, name, repository }) => [key, name, repository]) }]);
      return EXIT.done;
    }
    checkFilters({ task });
    const library = facts(findById('library', id, all));
    if (json) await printJson(io, library);
    else await printSections(io, [{ rows: createRows(library) }]);
    return EXIT.done;
  },
});

type LibraryFacts = ReturnType<typeof facts>;

/** Fields of a library to print, also as JSON. */
function facts(library: LibraryDefinition) {
  return {
    id: library.id,
    name: library.prettyLabel,
    repository: library.repoUrl,
    documentation: library.docsUrl,
    tasks: allTasks.filter((task) => task.libraries?.includes(library.id)).map((task) => task.id),
    hostedTasks: library.hostedTasks ?? [],
    hasSnippets: library.snippets !== undefined,
    isFilter: filters.has(library.id),
    countDownloads: library.countDownloads,
    hasUnpublishedDownloadRule: library.hasUnpublishedDownloadRule,
  };
}

function createRows(library: LibraryFacts): readonly (readonly string[])[] {
  const standard = library.hasUnpublishedDownloadRule
    ? 'by a rule that the hub has not published'
    : `default (${DEFAULT_COUNTED_FILES.join(', ')})`;
  const counted = library.countDownloads ?? standard;
  return [
    ['name', library.name],
    ['repository', library.repository],
    ['documentation', library.documentation ?? 'none'],
    ['tasks', library.tasks.join(', ') || 'none listed'],
    ['hosted', library.hostedTasks.join(', ') || 'no task'],
    ['code', library.hasSnippets ? 'hubkit snippet load' : 'none'],
    ['downloads', counted],
  ];
}
