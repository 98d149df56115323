import type { Storage } from '../../database/open-storage.ts';
import type { Entry } from '../../database/schema.ts';
import { readStarredModels } from '../../services/starred-models.ts';
import { shortTitle } from '../../ui/short-title.ts';
import { textOfStoredTurn } from '../../work-list/text-of-turn.ts';
import type { Command } from './commands.ts';

/** A command that opens kept work, with the time of its last change, in ms since 1970. */
interface KeptCommand extends Command {
  readonly at?: number;
}

/** Length of the searched text of an entry in characters, at most. */
const LENGTH = 4000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the starred models, chats, runs and jobs of this browser as commands, found by all their words. Only the features that wrote
 * the entries know their exact format, so invalid ones are skipped.
 */
export async function keptCommands(storage: Storage): Promise<readonly KeptCommand[]> {
  const [chats, turns, runs, jobs] = await Promise.all(
    (['chats', 'turns', 'runs', 'jobs'] as const).map((name) => storage.list(name) as Promise<readonly Entry[]>),
  );
  const texts = new Map<string, string>();
  for (const turn of turns as readonly (Entry & Fields)[])
    if (typeof turn.chat === 'string')
      texts.set(turn.chat, `${texts.get(turn.chat) ?? ''} ${textOfStoredTurn(turn)}`.slice(0, LENGTH));
  const starred = await readStarredModels(storage);
  const kept = new Set(runs?.map(({ id }) => id));
  return [
    ...starred.map(({ id, task }) => createCommand('Starred', id, id, `model favorite ${task}`, `/models/${id}`)),
    ...visible(chats).map(({ id, title, updatedAt }) => ({
      ...createCommand('Chat', id, title, texts.get(id) ?? '', `/chat/${id}`),
      ...timeOf(updatedAt),
    })),
    ...visible(runs).map(({ id, task, run, at }) => {
      const words = collectWords(run);
      return {
        ...createCommand('Run', id, shortTitle(words), `${task} ${words}`, `/tasks/${task}/try?run=${id}`),
        ...timeOf(at),
      };
    }),
    // Once a job has ended, its run has the same id, and the result.
    ...visible(jobs)
      .filter(({ id }) => !kept.has(id))
      .map(({ id, title, task, at }) => ({
        ...createCommand('Run', id, title, String(task), `/activity/${id}`),
        ...timeOf(at),
      })),
  ];
}

/** The chats and runs that were changed last, the latest first. */
export function latestWork(kept: readonly KeptCommand[]): readonly KeptCommand[] {
  const work = kept.filter(({ at }) => at !== undefined);
  return work.sort((a, b) => (b.at ?? 0) - (a.at ?? 0)).slice(0, 3);
}

function timeOf(at: unknown): { at?: number } {
  return typeof at === 'number' ? { at } : {};
}

function visible(entries: readonly Entry[] = []): readonly (Entry & Fields)[] {
  return (entries as readonly (Entry & Fields)[]).filter(({ hiddenAt }) => typeof hiddenAt !== 'number');
}

function createCommand(
  group: 'Starred' | 'Chat' | 'Run',
  id: string,
  title: unknown,
  words: string,
  to: string,
): Command {
  const label = typeof title === 'string' && title.trim() !== '' ? title : group;
  return { id: `${group} ${id}`, label, group, words: words.slice(0, LENGTH), action: { type: 'open', to } };
}

/** The texts of the arguments and of the result of a run. */
function collectWords(run: unknown): string {
  const { spec, text } = Object(run) as { spec?: { args?: unknown }; text?: unknown };
  return [...textsIn(spec?.args), ...(typeof text === 'string' ? [text] : [])].join(' ').slice(0, LENGTH);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.values(value).flatMap(textsIn);
}
