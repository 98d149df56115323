import type { ListedRow, RowPage } from '@hubkit/bulk';
import type { NewRun, RowSearch, RunStart } from './disk-run.ts';

const PREFIX = '/bulk-runs';

/** Starts a run; resolves with the name of its output. */
export async function startRun(run: NewRun): Promise<string> {
  const { name } = await request<{ readonly name: string }>(PREFIX, run);
  return name;
}

/** A row with its requests. */
export interface WholeRow extends ListedRow {
  readonly attempts: readonly {
    readonly startedAt: number;
    readonly ms: number;
    readonly code: string;
    readonly provider?: string;
    readonly status?: number;
    readonly message?: string;
  }[];
}

/** Reads and controls a run of the host, by the name of its output. */
export function diskRun(name: string) {
  const at = (part: string) => `${PREFIX}/${encodeURIComponent(name)}/${part}`;
  return {
    /** Address of its news. */
    events: at('events'),
    listRows({ state, code, q }: RowSearch, offset: number) {
      const given = { state, code, q, offset: String(offset) };
      const query = Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
      return request<RowPage>(`${at('rows')}?${new URLSearchParams(query)}`);
    },
    loadRow: (seq: number) => request<WholeRow>(at(`rows/${seq}`)),
    control: (control: 'run' | 'pause' | 'stop') => request(at('control'), { control }),
    /** Makes the rows with one kind of failure wait again; resolves with their number. */
    retry: (code: string) => request<{ readonly rows: number }>(at('retry'), { code }),
    /** Goes on with a run that the page started. */
    resume: (token: string | undefined) => request(at('resume'), { token }),
    /** Starts the run over all rows of a trial; resolves with the name of its output. */
    runAll: (token: string | undefined) => request<{ readonly name: string }>(at('all'), { token }),
    /** Loads what a run of the page was started with. */
    loadStart: () => request<RunStart>(at('start')),
    /** Loads the answers as a file; the host answers fetches of its page only, no link. */
    async loadAnswers(format: 'jsonl' | 'csv') {
      const response = await fetch(at(`answers.${format}`));
      if (!response.ok) throw new Error(`The answers could not be read: HTTP ${response.status}.`);
      return response.text();
    },
  };
}

async function request<T>(address: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, body && { method: 'POST', headers, body: JSON.stringify(body) });
  const value = await response.json();
  if (!response.ok) throw new Error((value as { readonly message?: string }).message ?? `HTTP ${response.status}`);
  // Written by our own host, from the same types.
  return value as T;
}
