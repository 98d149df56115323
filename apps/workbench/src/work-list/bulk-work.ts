import { useEffect, useState } from 'react';
import { counted } from '../ui/format-count.ts';
import type { KeptWork, WorkState } from './kept-work.ts';

const STATES: Readonly<Record<string, WorkState>> = {
  running: 'running',
  waiting: 'running',
  stopping: 'running',
  paused: 'paused',
  left: 'stopped',
};

/** Lists the bulk runs of the host. What it does not describe as expected is skipped. */
async function loadBulkWork(): Promise<readonly KeptWork[]> {
  // The host tells other machines nothing of its files.
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)) return [];
  try {
    const response = await fetch('/bulk-runs');
    return response.ok ? readBulkWork(await response.json()) : [];
  } catch {
    // The host is away: its runs cannot be known.
    return [];
  }
}

/** Reads the list of the host. */
export function readBulkWork(list: unknown): readonly KeptWork[] {
  const { runs } = Object(list) as { readonly runs?: unknown };
  return (Array.isArray(runs) ? runs : []).flatMap((run: unknown): KeptWork[] => {
    const { name, rows, done, dead, at, state } = Object(run) as Readonly<Record<string, unknown>>;
    if (typeof name !== 'string' || typeof at !== 'number') return [];
    const failed = Number(dead) > 0 ? `, ${dead} failed` : '';
    return [
      {
        id: `bulk ${name}`,
        to: `/batch/${encodeURIComponent(name)}`,
        title: name,
        kind: 'Bulk run',
        model: '',
        time: at,
        state: STATES[String(state)] ?? 'done',
        note: `${done} of ${counted(Number(rows), 'row')}${failed}`,
      },
    ];
  });
}

/** Period in ms of asking the host for its bulk runs, while one is running. */
const PERIOD_MS = 2000;

/** The bulk runs of the host, which are followed while one is running; read again for another `page`. */
export function useBulkWork(page = ''): readonly KeptWork[] | undefined {
  const [work, setWork] = useState<readonly KeptWork[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what reads again.
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      const next = await loadBulkWork();
      if (!isCurrent) return;
      setWork(next);
      if (next.some(({ state }) => state === 'running')) timer = setTimeout(() => void load(), PERIOD_MS);
    };
    void load();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [page]);
  return work;
}
