import { formatDollars } from '../chat/usage.ts';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { note, print, printText } from '../io/print.ts';
import { formatTable } from '../listing/format-table.ts';
import type { KeyStore, StoredKey } from './key-store.ts';

/** Options of the actions on keys. */
export interface KeyFlags {
  readonly name: string | undefined;
  readonly budget: number | undefined;
  readonly expires: number | undefined;
  readonly model: readonly string[];
  readonly requestsPerMinute: number | undefined;
  readonly tokensPerDay: number | undefined;
  readonly json: boolean;
}

const DAY_MS = 86_400_000;

/** Runs `keys create`, `keys list` or `keys revoke <id>`. */
export async function manageKeys(
  [action, ...rest]: readonly string[],
  flags: KeyFlags,
  store: KeyStore,
  io: Io,
): Promise<void> {
  if (action === 'create' && rest.length === 0) return create(flags, store, io);
  if (action === 'list' && rest.length === 0) return list(flags, store, io);
  if (action === 'revoke' && rest.length === 1) return revoke(rest[0] as string, store, io);
  throw new UsageError('Use `keys create --name <name>`, `keys list` or `keys revoke <id>`.');
}

async function create(flags: KeyFlags, store: KeyStore, io: Io): Promise<void> {
  if (!flags.name) throw new UsageError('Add a --name that says whose key it is.');
  const { name, budget, expires, model: models, requestsPerMinute, tokensPerDay } = flags;
  const expiresAt = expires === undefined ? undefined : Date.now() + expires * DAY_MS;
  const key = store.create({ name, budget, expiresAt, models, requestsPerMinute, tokensPerDay });
  await print(io, `${key}\n`);
  await note(io, 'hubkit: keep this key; only a hash of it is stored, and it cannot be shown again');
}

async function list({ json: isJson }: KeyFlags, store: KeyStore, io: Io): Promise<void> {
  const keys = store.list();
  if (isJson) return print(io, `${JSON.stringify(keys)}\n`);
  if (keys.length === 0) return note(io, 'hubkit: there are no keys yet');
  const rows = keys.map((key) => [
    key.id,
    key.name,
    describeState(key),
    `${key.spent === 0 ? '$0' : formatDollars(key.spent)}${key.budget === undefined ? '' : ` of $${key.budget}`}`,
    key.models?.join(', ') ?? 'all models',
  ]);
  await printText(io, `${formatTable(rows)}\n`);
}

async function revoke(id: string, store: KeyStore, io: Io): Promise<void> {
  if (!store.revoke(id))
    throw new UsageError(`There is no valid key ${id}; \`hubkit gateway keys list\` shows the ids.`);
  await note(io, `hubkit: ${id} is revoked; running gateways end its calls within a second`);
}

function describeState({ revokedAt, expiresAt }: StoredKey): string {
  if (revokedAt !== undefined) return 'revoked';
  if (expiresAt === undefined) return 'valid';
  return expiresAt < Date.now() ? 'expired' : `until ${new Date(expiresAt).toISOString().slice(0, 10)}`;
}
