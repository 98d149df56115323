import { generatedNote } from '../registry.ts';
import { type RunnableTask, runnableTasks } from '../runnable-tasks.ts';
import { declare, getRunner, signatureImports } from '../task-signatures.ts';

export const path = 'packages/inference/src/call/functions.gen.ts';

/** A free function for every task. */
export async function write(): Promise<string> {
  const tasks = await runnableTasks();
  return [
    generatedNote,
    ...signatureImports(tasks),
    "import { runJob, runTask, streamTask } from './run-task.ts';",
    ...tasks.flatMap(functions),
    '',
  ].join('\n');
}

function functions(task: RunnableTask): readonly string[] {
  const { id, isStreamed } = task;
  const plain = [
    '',
    ...declare(task, { isFree: true }, 'export function '),
    `  return ${getRunner(task)}('${id}', args, options);`,
    '}',
  ];
  if (!isStreamed) return plain;
  const streamed = declare(task, { isFree: true, isStream: true }, 'export function ');
  return [...plain, '', ...streamed, `  return streamTask('${id}', args, options);`, '}'];
}
