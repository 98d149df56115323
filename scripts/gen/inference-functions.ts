import { generatedNote } from '../registry.ts';
import { runnableTasks } from './inference-methods.ts';

export const path = 'packages/inference/src/call/functions.gen.ts';

/** A free function for every task. */
export async function write(): Promise<string> {
  const tasks = await runnableTasks();
  const lines = tasks.flatMap(({ id, method, label, isStreamed }) => [
    '',
    `/** Runs ${label}. */`,
    `export const ${method}: TaskFunction<'${id}'> = /* @__PURE__ */ taskFunction('${id}');`,
    ...(isStreamed
      ? [
          '',
          `/** Runs ${label} and gives the answer piece by piece. Leaving the loop cancels the request. */`,
          `export const ${method}Stream: StreamFunction<'${id}'> = /* @__PURE__ */ streamFunction('${id}');`,
        ]
      : []),
  ]);
  return [
    generatedNote,
    "import type { StreamFunction, TaskFunction } from '../contract/task-functions.ts';",
    "import { streamFunction, taskFunction } from './task-function.ts';",
    ...lines,
    '',
  ].join('\n');
}
