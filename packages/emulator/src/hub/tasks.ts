import type { HubModel, ModelIndex } from './model-index.ts';

/**
 * The task catalog in the form of the hub's `/api/tasks`, limited to tasks with a page. Models served here precede the
 * recommended ones, because clients use the first one by default.
 */
export async function taskList(models: ModelIndex): Promise<object> {
  // Loaded on demand: most runs never ask for it, and the emulator has to start fast.
  const { TASKS_DATA } = await import('@hubkit/catalog');
  return Object.fromEntries(
    Object.entries(TASKS_DATA).flatMap(([id, task]) => {
      if (task === undefined) return [];
      const served = servedModels(models, id);
      const others = task.models.filter((model) => !served.includes(model.id));
      const own = served.map((model) => task.models.find((known) => known.id === model) ?? describe(model));
      return [[id, { ...task, models: [...own, ...others] }]];
    }),
  );
}

/** The ids of the models of a task, those with the most providers first. */
function servedModels(models: ModelIndex, task: string): string[] {
  return [...models.values()]
    .filter((model) => model.pipelineTag === task)
    .sort((a, b) => liveProviders(b) - liveProviders(a))
    .map((model) => model.id);
}

function liveProviders({ served }: HubModel): number {
  return served.filter(({ model }) => (model.status ?? 'live') === 'live').length;
}

function describe(id: string): { readonly id: string; readonly description: string } {
  return { id, description: 'A model that this emulator serves.' };
}
