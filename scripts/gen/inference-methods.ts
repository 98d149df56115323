import { generatedNote } from '../registry.ts';
import { type RunnableTask, runnableTasks } from '../runnable-tasks.ts';
import { declare, getRunner, signatureImports } from '../task-signatures.ts';

export const path = 'packages/inference/src/call/task-methods.gen.ts';

/** The class with a method for every task from which the client inherits. */
export async function write(): Promise<string> {
  const tasks = await runnableTasks();
  return [
    generatedNote,
    ...signatureImports(tasks, {
      '@hubkit/task-types': ['TaskId'],
      '../contract/call-response.ts': ['CallPromise', 'CallStream'],
      '../contract/job-handle.ts': ['JobCallPromise'],
      '../contract/options.ts': ['MediaOptions'],
      '../contract/output-type.ts': ['OutputType'],
      '../contract/task-functions.ts': ['Args', 'TaskResult'],
      '../contract/task-types.ts': ['StreamOutput', 'StreamTaskId'],
    }),
    '',
    '/** A method for every task, named by the catalog, and one ending in `Stream` where the result can be streamed. */',
    'export abstract class TaskMethods {',
    '  /** Runs a task. */',
    "  protected abstract runTask<K extends TaskId, O extends OutputType = 'blob'>(",
    '    task: K,',
    '    args: Args<K>,',
    '    options?: MediaOptions<O>,',
    '  ): CallPromise<TaskResult<K, O>>;',
    '',
    '  /** Runs a task that may start a long job. */',
    "  protected abstract runJob<K extends TaskId, O extends OutputType = 'blob'>(",
    '    task: K,',
    '    args: Args<K>,',
    '    options?: MediaOptions<O>,',
    '  ): JobCallPromise<TaskResult<K, O>, K>;',
    '',
    '  /** Runs a task and streams its result. */',
    '  protected abstract streamTask<K extends StreamTaskId>(',
    '    task: K,',
    '    args: Args<K>,',
    '    options?: CallOptions,',
    '  ): CallStream<StreamOutput<K>>;',
    ...tasks.flatMap((task) => methods(task)).map((line) => (line ? `  ${line}` : line)),
    '}',
    '',
  ].join('\n');
}

function methods(task: RunnableTask): readonly string[] {
  const { id, isStreamed } = task;
  const plain = ['', ...declare(task, {}), `  return this.${getRunner(task)}('${id}', args, options);`, '}'];
  if (!isStreamed) return plain;
  return [...plain, '', ...declare(task, { isStream: true }), `  return this.streamTask('${id}', args, options);`, '}'];
}
