import { generatedNote, type Registry } from '../registry.ts';
import { type RunnableTask, runnableTasks } from '../runnable-tasks.ts';
import { taskDefinitions } from '../task-folders.ts';

const PROGRAMS = 'docs/examples/all-tasks.gen.ts';

const HEAD = `<!-- Written by \`npm run gen\` from packages/catalog/src/tasks. Do not edit. -->

# All tasks

One example of each method of the client, with a model that we chose for the task. \`client\` is an \`InferenceClient\`
([getting started](getting-started.md)); \`openAsBlob\` is a function of \`node:fs\`; in a page, pass a \`File\` instead.

Add \`provider\` to choose one of the [providers of the task](providers.md#tasks). You can pass files in [several forms](files.md); images, audio
and video are returned as a \`Blob\`. From the terminal, \`hubkit run <task>\` makes the same calls.
`;

/** The page with an example of every method, and the module that has their code for the compiler. */
export async function registries(): Promise<readonly Registry[]> {
  return [
    { path: 'docs/guide/all-tasks.md', write: page },
    { path: PROGRAMS, write: programs },
  ];
}

async function page(): Promise<string> {
  const labels = new Map((await taskDefinitions()).map(({ id, label }) => [id, label]));
  const tasks = (await runnableTasks()).map((task) => ({ task, label: labels.get(task.id) ?? task.id }));
  tasks.sort((a, b) => (a.label < b.label ? -1 : 1));
  return [HEAD, ...tasks.map(({ task, label }) => section(task, label))].join('\n');
}

function section(task: RunnableTask, label: string): string {
  const { id, summary, result, isStreamed, isJob, method } = task;
  const notes = [
    `Result: ${result.charAt(0).toLowerCase()}${result.slice(1)}`,
    ...(isStreamed ? [`\`${method}Stream\` streams the result.`] : []),
    ...(isJob ? ['Some providers run it as a [long job](long-jobs.md).'] : []),
  ];
  return `## ${label}

${summary} Task \`${id}\`.

\`\`\`js ${PROGRAMS}
${listLines(task).join('\n')}
\`\`\`

${notes.join(' ')}
`;
}

async function programs(): Promise<string> {
  const tasks = await runnableTasks();
  return [
    generatedNote,
    "import { openAsBlob } from 'node:fs';",
    "import type { InferenceClient } from '@hubkit/inference';",
    ...tasks.flatMap((task) => [
      '',
      `/** ${task.summary} */`,
      `export async function ${task.method}(client: InferenceClient): Promise<unknown> {`,
      ...listLines(task).map((line) => (line ? `  ${line}` : line)),
      '  return result;',
      '}',
    ]),
    '',
  ].join('\n');
}

/** The example without the import, which stands once at the head of the module. */
function listLines({ example }: RunnableTask): readonly string[] {
  const lines = example({});
  return lines.slice(lines.findIndex((line) => line !== '' && !line.startsWith('import ')));
}
