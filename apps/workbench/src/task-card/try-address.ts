import type { TaskEntry } from '../catalog-data/task-entry.ts';

/** Tasks whose models are talked to: a chat streams, and goes on where a form begins anew. */
const CHAT_TASKS: ReadonlySet<string> = new Set(['text-generation', 'image-text-to-text']);

/** The page where a task is tried: the chat, or its form. Undefined for one that cannot be tried. */
export function tryAddress({ id, canRun }: Pick<TaskEntry, 'id' | 'canRun'>): string | undefined {
  if (CHAT_TASKS.has(id)) return '/chat';
  return canRun ? `/tasks/${id}/try` : undefined;
}
