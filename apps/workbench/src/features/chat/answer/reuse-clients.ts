import type { BaseUrls } from '@hubkit/inference';

/** Token and base URLs of a client. */
export interface ClientKey {
  readonly token: string | undefined;
  readonly endpoints: BaseUrls;
}

/** Returns the client of a token and its base URLs, the same one for every call. */
export interface Clients<Client> {
  for(key: ClientKey): Client;
  /** Forgets every client, and with them their tokens. */
  clear(): void;
}

/** Creates each client once: its calls share the model mapping and the retry budget. */
export function reuseClients<Client>(create: (key: ClientKey) => Client): Clients<Client> {
  const clients = new Map<string, Client>();
  return {
    for(key) {
      const name = JSON.stringify([key.token ?? null, key.endpoints]);
      const client = clients.get(name) ?? create(key);
      clients.set(name, client);
      return client;
    },
    clear: () => clients.clear(),
  };
}
