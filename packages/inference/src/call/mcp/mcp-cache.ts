import type { PriorDiscovery, ResponseCacheStore } from '@modelcontextprotocol/client';

/** What is known of a server: its era, and the lists that it has allowed to keep. */
export interface KnownServer {
  readonly prior?: PriorDiscovery;
  /** Time in ms since 1970 until which `prior` holds. */
  readonly expiresAt: number;
  readonly lists: ResponseCacheStore;
}

/** Keeps what is known of servers, in memory: see `createMcpCache`. */
export interface McpCache {
  /** What is known, by address and headers. Its form may change. */
  readonly servers: Map<string, object>;
}

/** Maximum number of servers in a cache; the oldest goes first. */
const MOST_SERVERS = 256;
const LONGEST_MS = 86_400_000;
/** Servers of the earlier revisions name no time. */
const LEGACY_MS = 3_600_000;

/**
 * Creates a cache for the `cache` of `mcpTools`. Later connections to the same address with the same headers need neither the request
 * that finds the revision of the protocol nor, as long as the server allows it, the list of tools.
 *
 * @example
 * ```ts
 * const cache = createMcpCache();
 * await using server = await mcpTools({ url: 'https://mcp.example.com/mcp' }, { cache });
 * ```
 */
export function createMcpCache(): McpCache {
  return { servers: new Map() };
}

/** Finds what is known, without what has expired. */
export function knownServer({ servers }: McpCache, key: string): KnownServer | undefined {
  // Only `rememberServer` adds to it.
  const known = servers.get(key) as KnownServer | undefined;
  if (!known || known.expiresAt > Date.now()) return known;
  const { prior: _, ...others } = known;
  return others;
}

/** Notes what a connection has found out. */
export function rememberServer({ servers }: McpCache, key: string, prior: PriorDiscovery, lists: ResponseCacheStore) {
  const ttlMs = prior.kind === 'legacy' ? LEGACY_MS : Number(prior.discover.ttlMs) || 0;
  servers.delete(key);
  servers.set(key, { prior, expiresAt: Date.now() + Math.min(Math.max(0, ttlMs), LONGEST_MS), lists });
  for (const oldest of servers.keys()) {
    if (servers.size <= MOST_SERVERS) break;
    servers.delete(oldest);
  }
}
