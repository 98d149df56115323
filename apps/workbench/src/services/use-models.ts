import { useStore } from '../state/use-store.ts';
import { useHub, useService } from './hub-context.tsx';
import type { ModelListState } from './model-lists.ts';

/** The models of the present service for a task. */
export interface TaskModels {
  readonly list: ModelListState;
  readonly reload: () => void;
}

/** Reads the models of the present service for a task, and loads them when they are not there yet. */
export function useModels(task: string): TaskModels {
  const { models } = useHub();
  const service = useService();
  const list = useStore(models.of(service, task), (state) => state);
  return { list, reload: () => models.reload(service, task) };
}
