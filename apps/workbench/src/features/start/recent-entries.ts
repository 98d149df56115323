import type { Entry } from '../../database/schema.ts';

/** A chat or job that can be opened again. */
export interface RecentEntry {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly kind: 'Chat' | 'Job';
}

/** The most entries that are listed. */
const MOST = 8;

/**
 * Lists the newest chats and jobs, newest first. Only the pages that wrote the entries know their exact format, so invalid ones
 * are skipped.
 */
export function recentEntries(chats: readonly Entry[], jobs: readonly Entry[]): readonly RecentEntry[] {
  const read = (kind: RecentEntry['kind'], folder: string) => (entry: Entry) => {
    const { title, task, at, updatedAt, hiddenAt } = entry as Entry & Readonly<Record<string, unknown>>;
    if (hiddenAt !== undefined && hiddenAt !== null) return [];
    const name = [title, task].find((text) => typeof text === 'string' && text !== '') ?? kind;
    const time = [updatedAt, at].find((value) => typeof value === 'number') ?? 0;
    return [
      { id: entry.id, to: `${folder}/${encodeURIComponent(entry.id)}`, title: String(name), kind, time: Number(time) },
    ];
  };
  return [...chats.flatMap(read('Chat', '/chat')), ...jobs.flatMap(read('Job', '/jobs'))]
    .sort((a, b) => b.time - a.time)
    .slice(0, MOST)
    .map(({ time: _time, ...entry }) => entry);
}
