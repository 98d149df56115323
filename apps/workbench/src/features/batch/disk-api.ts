import type { ListedRow, RowPage } from '@hubkit/bulk';
import type { NewRun, RowSearch, RunStart } from './disk-run.ts';

const PREFIX = '/bulk-runs';

/** Address of a run on the host. */
export function runAddress(name: string, part: string): string {
  return `${PREFIX}/${encodeURIComponent(name)}/${part}`;
}

/** Starts a run; resolves with the name of its output. */
export async function startRun(run: NewRun): Promise<string> {
  const { name } = await request<{ readonly name: string }>(PREFIX, run);
  return name;
}

export function listRows(name: string, { state, code, q }: RowSearch, offset: number): Promise<RowPage> {
  const given = Object.entries({ state, code, q, offset: String(offset) }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given as [string, string][]);
  return request(`${runAddress(name, 'rows')}?${query}`);
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

export function loadRow(name: string, seq: number): Promise<WholeRow> {
  return request(runAddress(name, `rows/${seq}`));
}

/** Asks a run to pause, to go on or to stop. */
export async function controlRun(name: string, control: 'run' | 'pause' | 'stop'): Promise<void> {
  await request(runAddress(name, 'control'), { control });
}

/** Makes failed rows wait again, all or those with one kind of failure; resolves with their number. */
export async function retryRows(name: string, code: string | undefined): Promise<number> {
  const { rows } = await request<{ readonly rows: number }>(runAddress(name, 'retry'), { code });
  return rows;
}

/** Goes on with a run that the page started. */
export async function resumeRun(name: string, token: string | undefined): Promise<void> {
  await request(runAddress(name, 'resume'), { token });
}

/** Starts the run over all rows of a trial; resolves with the name of its output. */
export async function runAllRows(name: string, token: string | undefined): Promise<string> {
  const run = await request<{ readonly name: string }>(runAddress(name, 'all'), { token });
  return run.name;
}

/** Loads what a run of the page was started with. */
export function loadStart(name: string): Promise<RunStart> {
  return request(runAddress(name, 'start'));
}

/** Loads the answers of a run as a file; the host answers fetches of its page only, no link. */
export async function loadAnswers(name: string, format: 'jsonl' | 'csv'): Promise<string> {
  const response = await fetch(runAddress(name, `answers.${format}`));
  if (!response.ok) throw new Error(`The answers could not be read: HTTP ${response.status}.`);
  return response.text();
}

async function request<T>(address: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, body && { method: 'POST', headers, body: JSON.stringify(body) });
  const value = await response.json();
  if (!response.ok) throw new Error((value as { readonly message?: string }).message ?? `HTTP ${response.status}`);
  // Written by our own host, from the same types.
  return value as T;
}
