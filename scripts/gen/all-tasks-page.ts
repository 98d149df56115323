import { type RunnableTask, runnableTasks } from '../runnable-tasks.ts';
import { taskDefinitions } from '../task-folders.ts';

export const path = 'docs/guide/all-tasks.md';

const HEAD = `<!-- Written by \`npm run gen\` from packages/catalog/src/tasks. Do not edit. -->

# All tasks

One example of each method of the client, with a model that we chose for the task. Create the client once:

\`\`\`js
import { InferenceClient } from '@hubkit/inference';

const client = new InferenceClient(process.env.HF_TOKEN);
\`\`\`

Add \`provider\` to choose one of the [providers of the task](providers.md#tasks). Files come and go in [several forms](files.md); images, audio and
video come back as a \`Blob\`. From the terminal, \`hubkit run <task>\` makes the same calls.
`;

/** A page with an example of every method. */
export async function write(): Promise<string> {
  const labels = new Map((await taskDefinitions()).map(({ id, label }) => [id, label]));
  const tasks = (await runnableTasks()).map((task) => ({ task, label: labels.get(task.id) ?? task.id }));
  tasks.sort((a, b) => (a.label < b.label ? -1 : 1));
  return [HEAD, ...tasks.map(({ task, label }) => section(task, label))].join('\n');
}

function section({ id, summary, result, isStreamed, isJob, method, example }: RunnableTask, label: string): string {
  const notes = [
    isStreamed && `\`${method}Stream\` gives the result while it is generated.`,
    isJob && 'Some providers run it as a [long job](long-jobs.md).',
  ].filter(Boolean);
  return `## ${label}

${summary} Task \`${id}\`.

\`\`\`js
${example({}).join('\n')}
\`\`\`

${[`Result: ${result.charAt(0).toLowerCase()}${result.slice(1)}`, ...notes].join(' ')}
`;
}
