import type { ServedModel } from '../contract/served-model.ts';
import type { DialectOf, Provider, TaskDialect, TaskId } from '../dialect/provider.ts';
import { TASKS } from '../tasks/tasks.gen.ts';

/** A task with its dialect, where the types of input and output do not matter: they belong together in the provider's table. */
export interface AnyTask {
  readonly id: string;
  readonly run: (input: unknown, model: ServedModel) => unknown;
  readonly dialect: TaskDialect<unknown, unknown>;
}

/** The tasks that a provider exposes, one entry for each dialect. */
export function listTasks(provider: Provider): readonly AnyTask[] {
  return Object.entries(provider.tasks).flatMap(([id, dialects]) =>
    // The table pairs each dialect with its task; TypeScript loses that when it is walked.
    [dialects].flat().map((dialect) => anyTask(id as TaskId, dialect as unknown as DialectOf<TaskId>)),
  );
}

/** A task with one of its dialects. */
export function anyTask<Id extends TaskId>(id: Id, dialect: DialectOf<Id>): AnyTask {
  return { id, run: TASKS[id].run as AnyTask['run'], dialect: dialect as unknown as AnyTask['dialect'] };
}
