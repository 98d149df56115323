import type { Provider, TaskDialect } from '../provider.ts';
import type { ServedModel } from '../served-model.ts';
import { TASKS } from '../tasks/tasks.gen.ts';

/** A task with its dialect, where the types of input and output do not matter: they belong together in the provider's table. */
export interface AnyTask {
  readonly id: string;
  readonly run: (input: unknown, model: ServedModel) => unknown;
  readonly dialect: TaskDialect<unknown, unknown>;
}

/** The tasks that a provider exposes, one entry for each dialect. */
export function tasksOf(provider: Provider): readonly AnyTask[] {
  return Object.entries(provider.tasks).flatMap(([id, dialects]) =>
    [dialects].flat().map((dialect) => ({
      id,
      // The table pairs each dialect with its task; TypeScript loses that when it is walked.
      run: TASKS[id as keyof typeof TASKS].run as AnyTask['run'],
      dialect: dialect as unknown as AnyTask['dialect'],
    })),
  );
}
