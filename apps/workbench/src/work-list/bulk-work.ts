import { useEffect, useState } from 'react';
import { shortName } from '../run/format-facts.ts';
import { count, counted } from '../ui/format-count.ts';
import type { KeptWork, WorkState } from './kept-work.ts';

const STATES: Readonly<Record<string, WorkState>> = {
  running: 'running',
  waiting: 'running',
  stopping: 'running',
  paused: 'paused',
  left: 'stopped',
};

/** The bulk runs of the host, and the folder of their files. */
export interface BulkWork {
  readonly folder: string;
  readonly entries: readonly KeptWork[];
}

const NONE: BulkWork = { folder: '', entries: [] };

async function loadBulkWork(): Promise<BulkWork> {
  // The host tells other machines nothing of its files.
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)) return NONE;
  try {
    const response = await fetch('/bulk-runs');
    return response.ok ? readBulkWork(await response.json()) : NONE;
  } catch {
    // The host is away: its runs cannot be known.
    return NONE;
  }
}

/** Reads the list of the host. What it does not describe as expected is skipped. */
export function readBulkWork(list: unknown): BulkWork {
  const { folder, runs } = Object(list) as { readonly folder?: unknown; readonly runs?: unknown };
  const entries = (Array.isArray(runs) ? runs : []).flatMap((run: unknown): KeptWork[] => {
    const { name, rows, done, dead, at, state, model = '' } = Object(run) as Readonly<Record<string, unknown>>;
    if (typeof name !== 'string' || typeof at !== 'number') return [];
    const failed = Number(dead) > 0 ? `, ${count(Number(dead))} failed` : '';
    return [
      {
        id: `bulk ${name}`,
        to: `/batch/${encodeURIComponent(name)}`,
        title: name,
        kind: 'Run on disk',
        model: shortName(String(model)),
        time: at,
        state: STATES[String(state)] ?? 'done',
        note: `${count(Number(done))} of ${counted(Number(rows), 'row')}${failed}`,
      },
    ];
  });
  return { folder: String(folder ?? ''), entries };
}

/** Period in ms of loading the list again while a run is under way. */
const PERIOD_MS = 2000;

/**
 * Follows the bulk runs of the host while one is under way. Undefined until they are loaded.
 *
 * @param page - Another value loads them again.
 * @param idleMs - Period of loading them again while none is under way. @default never
 */
export function useBulkWork(page = '', idleMs?: number): BulkWork | undefined {
  const [work, setWork] = useState<BulkWork>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what reads again.
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      const next = await loadBulkWork();
      if (!isCurrent) return;
      setWork(next);
      const waitMs = next.entries.some(({ state }) => state === 'running') ? PERIOD_MS : idleMs;
      if (waitMs !== undefined) timer = setTimeout(() => void load(), waitMs);
    };
    void load();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [page, idleMs]);
  return work;
}
