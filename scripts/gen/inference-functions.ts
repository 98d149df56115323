import { generatedNote } from '../registry.ts';
import { type RunnableTask, runnableTasks } from '../runnable-tasks.ts';
import { runnerOf, signatureImports, streamSignature, taskDocs, taskSignature } from '../task-signatures.ts';

export const path = 'packages/inference/src/call/functions.gen.ts';

/** A free function for every task. */
export async function write(): Promise<string> {
  const tasks = await runnableTasks();
  return [
    generatedNote,
    ...signatureImports(tasks),
    "import { runJob } from './run-job.ts';",
    "import { runTask, streamTask } from './run-task.ts';",
    ...tasks.flatMap(functions),
    '',
  ].join('\n');
}

function functions(task: RunnableTask): readonly string[] {
  const { id, isStreamed } = task;
  const head = `export function ${taskSignature(task)} {`;
  const plain = [
    '',
    ...taskDocs(task, { isFree: true }),
    head,
    `  return ${runnerOf(task)}('${id}', args, options);`,
    '}',
  ];
  if (!isStreamed) return plain;
  const streamHead = `export function ${streamSignature(task)} {`;
  const docs = taskDocs(task, { isFree: true, isStream: true });
  return [...plain, '', ...docs, streamHead, `  return streamTask('${id}', args, options);`, '}'];
}
