import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedCall, ProgramCall } from '../../src/features/program/program-call.ts';
import { groupRequests } from './group-requests.ts';
import { type ReadRequest, readRequest } from './read-request.ts';

/** Names of the files that `devtools()` writes, without their ending. */
const ID = /^\d+-[0-9a-f]{8}$/;
/** Largest file that is read, in bytes: a request and a response of `devtools()`, each with its escapes. */
const MAX_BYTES = 16_000_000;

/** Reads the calls that programs wrote to a folder. Files do not change: each is read for the list once. */
export class CallFolder {
  readonly path: string;
  private readonly known = new Map<string, ReadRequest>();

  constructor(path: string) {
    this.path = path;
  }

  /** Lists the calls of clients, the newest first. A folder that is not there has none. */
  async list(): Promise<readonly ListedCall[]> {
    const names = await readdir(this.path).catch(() => []);
    const ids = names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter((id) => ID.test(id));
    for (const id of this.known.keys()) if (!ids.includes(id)) this.known.delete(id);
    const requests = await Promise.all(ids.map((id) => this.listed(id)));
    return groupRequests(requests.filter((request) => request !== undefined));
  }

  /** Reads a call; undefined for one that is not there, or that `devtools()` did not write. */
  async read(id: string): Promise<ProgramCall | undefined> {
    if (!ID.test(id)) return undefined;
    try {
      // Never through a link, which could lead out of the folder.
      const file = await open(join(this.path, `${id}.json`), constants.O_RDONLY | constants.O_NOFOLLOW);
      try {
        if ((await file.stat()).size > MAX_BYTES) return undefined;
        const call: unknown = JSON.parse(await file.readFile('utf8'));
        return isCall(call) ? call : undefined;
      } finally {
        await file.close();
      }
    } catch {
      return undefined;
    }
  }

  private async listed(id: string): Promise<ReadRequest | undefined> {
    const found = this.known.get(id);
    if (found) return found;
    const call = await this.read(id);
    if (call === undefined) return undefined;
    const request = readRequest(id, call);
    this.known.set(id, request);
    return request;
  }
}

function isCall(value: unknown): value is ProgramCall {
  const { startedAt, program, request, response } = Object(value) as Partial<ProgramCall>;
  return (
    typeof startedAt === 'number' &&
    typeof program === 'string' &&
    typeof request?.url === 'string' &&
    typeof request.method === 'string' &&
    (response === undefined || Array.isArray(response.chunks))
  );
}
