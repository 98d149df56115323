import type { InferenceClient } from '@hubkit/inference';
import type { HostConfig, Service } from '../host-config/host-config.ts';
import { createHostState, type HostState } from '../host-config/host-state.ts';
import { createStore, type Store } from '../state/store.ts';
import type { ArmedFault, FaultSource } from './emulator-fetch.ts';
import type { NearLimit } from './near-limit.ts';
import {
  keepServers,
  keepService,
  keptServers,
  keptService,
  type OwnServer,
  toService,
  viaHost,
} from './own-servers.ts';

/** The service that all pages use, as far as it may be shown. */
export interface ConnectionState {
  readonly serviceId: string;
  /** Changes with the token, which is kept out of the state. */
  readonly tokenRevision: number;
  readonly hasToken: boolean;
  /** Servers of the user. */
  readonly servers: readonly Service[];
  /** The fault that the emulator is asked for with every request. */
  readonly fault?: ArmedFault | undefined;
}

/** How a service responded to the last list of models, or the last call. */
export interface Reach {
  readonly isReached: boolean;
  /** True where it did not accept the token, or wants one. */
  readonly isRefused?: boolean;
  /** Number of the models that it lists. */
  readonly models?: number;
}

/** The one connection of the workbench: service, token and fault. */
export interface Connection {
  readonly store: Store<ConnectionState>;
  readonly config: HostConfig;
  /** Availability of the host of this page. */
  readonly host: HostState;
  /** Rate limits of the service that are nearly used up, by model. */
  readonly limits: Store<Readonly<Record<string, NearLimit>>>;
  /** How each service has responded, by its id; absent until it was asked. */
  readonly reach: Store<Readonly<Record<string, Reach>>>;
  readonly noteReach: (serviceId: string, reach: Reach) => void;
  readonly service: () => Service;
  /** The services of the host, then the servers of the user. */
  readonly services: () => readonly Service[];
  /** Adds a server, and chooses it. */
  readonly addServer: (server: OwnServer) => void;
  readonly removeServer: (id: string) => void;
  /** The token that the user entered, or ''. In memory only: never stored, never in an address. */
  readonly token: () => string;
  /** The token for requests to the hub, or ''. The key of a server never gets there. */
  readonly hubToken: () => string;
  readonly setToken: (token: string) => void;
  /** Chooses another service. It gets neither the token nor the fault of the last one. */
  readonly chooseService: (id: string) => void;
  readonly arm: (fault: ArmedFault | undefined) => void;
  /** The client for the present service, token and fault; its code is loaded when it is first needed. */
  readonly client: () => Promise<InferenceClient>;
  /** A `fetch` for the requests of one run, which the emulator logs under the id of the run; by default with the armed fault. */
  readonly fetchFor: (run: string, fault?: FaultSource) => typeof fetch;
  /** The connection to one of the services, whichever is chosen. Another than the chosen one has no token but its own. */
  readonly at: (serviceId: string | undefined) => Connection;
}

/** Status with which the host reports that a server of the user did not respond. */
const NOT_FORWARDED = 502;

/** Reads how a service responded; without a status it did not. */
export function readReach(status: unknown): Reach {
  return { isReached: typeof status === 'number' && status !== NOT_FORWARDED, isRefused: status === 401 };
}

/** The code of the client, which pages load late. */
export type LoadClient = () => Promise<Pick<typeof import('@hubkit/inference'), 'InferenceClient'>>;

/** Makes the connection to the first service. */
export function createConnection(
  config: HostConfig,
  loadClient: LoadClient = () => import('@hubkit/inference'),
  host: HostState = createHostState(),
): Connection {
  const first = config.services[0];
  if (!first) throw new Error('The host of this page lists no service.');
  const servers = config.canReachServers ? keptServers().map(toService) : [];
  const kept = [...config.services, ...servers].find(({ id }) => id === keptService());
  const store = createStore<ConnectionState>({
    serviceId: (kept ?? first).id,
    tokenRevision: 0,
    hasToken: false,
    servers,
  });
  const limits = createStore<Readonly<Record<string, NearLimit>>>({});
  const reach = createStore<Readonly<Record<string, Reach>>>({});
  const noteReach = (id: string, next: Reach) => reach.set((all) => ({ ...all, [id]: { ...all[id], ...next } }));
  const clients = new Map<string, Promise<InferenceClient>>();
  let token = '';

  const services = () => [...config.services, ...store.get().servers];
  const find = (id: string | undefined) => services().find((each) => each.id === id);
  const service = () => find(store.get().serviceId) ?? first;
  const setToken = (next: string) => {
    if (next === token) return;
    token = next;
    clients.clear();
    if (reach.get()[service().id]?.isRefused) noteReach(service().id, { isReached: true, isRefused: false });
    store.set((state) => ({ ...state, tokenRevision: state.tokenRevision + 1, hasToken: next !== '' }));
  };

  const chooseService = (id: string) => {
    if (id === store.get().serviceId) return;
    setToken('');
    limits.set({});
    store.set((state) => ({ ...state, serviceId: id, fault: undefined }));
    keepService(id);
  };
  const setServers = (servers: readonly Service[]) => {
    store.set((state) => ({ ...state, servers }));
    keepServers(servers);
  };

  const getToken = ({ id }: Service) => (id === service().id ? token : '');
  /** What depends on the service. */
  const to = (present: () => Service) => ({
    service: present,
    token: () => getToken(present()),
    hubToken: () => (present().endpointUrl === undefined ? getToken(present()) || present().token || '' : ''),
    client() {
      // By service and fault: what a client learns while a fault is on must not stay when it is off. Tokens are no keys
      // of the map; another token starts an empty one.
      const key = JSON.stringify([present().id, store.get().fault ?? null]);
      const known = clients.get(key);
      if (known) return known;
      const client = create(present(), getToken(present()), loadClient);
      clients.set(key, client);
      // Its code could not be fetched: the next call fetches it again.
      client.catch(() => clients.get(key) === client && clients.delete(key));
      return client;
    },
    fetchFor(run: string, own?: FaultSource): typeof fetch {
      const target = present();
      if (target.endpointUrl !== undefined)
        return async (input, init) => {
          const response = await fetch(viaHost(input instanceof Request ? input.url : input), init);
          noteReach(target.id, readReach(response.status));
          return response;
        };
      const source = own ?? {
        fault: () => store.get().fault,
        onStruck: () => store.set((state) => (state.fault?.times === 'once' ? { ...state, fault: undefined } : state)),
      };
      let loaded: Promise<typeof fetch> | undefined;
      const load = () =>
        import('./emulator-fetch.ts').then(({ createEmulatorFetch }) => createEmulatorFetch(target, run, source));
      return async (input, init) => {
        loaded ??= load();
        const response = await (await loaded)(input, init);
        // A fault refuses any token.
        const isRefused = response.status === 401 && source.fault() === undefined;
        const isKnown = reach.get()[target.id]?.isRefused ?? false;
        if (isRefused !== isKnown && (isRefused || response.ok)) noteReach(target.id, { isReached: true, isRefused });
        return response;
      };
    },
  });
  const others = new Map<string, Connection>();

  const connection: Connection = {
    store,
    config,
    host,
    limits,
    reach,
    noteReach,
    services,
    setToken,
    ...to(service),
    chooseService,
    addServer(server) {
      const added = toService(server);
      setServers([...store.get().servers.filter(({ id }) => id !== added.id), added]);
      chooseService(added.id);
    },
    removeServer(id) {
      if (store.get().serviceId === id) chooseService(first.id);
      setServers(store.get().servers.filter((server) => server.id !== id));
    },
    arm: (fault) => store.set((state) => ({ ...state, fault })),
    at(id) {
      if (id === undefined || id === service().id) return connection;
      const known = others.get(id);
      if (known) return known;
      const other = { ...connection, ...to(() => find(id) ?? service()), store: withService(store, id) };
      others.set(id, other);
      return other;
    },
  };
  return connection;
}

/** The state of a connection as if another service were chosen. */
function withService(store: Store<ConnectionState>, serviceId: string): Store<ConnectionState> {
  let seen = store.get();
  let state = { ...seen, serviceId };
  return {
    ...store,
    get() {
      if (seen !== store.get()) {
        seen = store.get();
        state = { ...seen, serviceId };
      }
      return state;
    },
  };
}

async function create(service: Service, token: string, loadClient: LoadClient): Promise<InferenceClient> {
  const { InferenceClient } = await loadClient();
  const { endpoints, endpointUrl } = service;
  // Its users type in keys of their own, on their own machine.
  return new InferenceClient(token || service.token, {
    endpoints,
    ...(endpointUrl !== undefined && { endpointUrl }),
    allowKeyInBrowser: true,
  });
}

/** True for a service that requires a token. */
export function needsToken({ token, endpointUrl }: Service): boolean {
  return token === undefined && endpointUrl === undefined;
}
