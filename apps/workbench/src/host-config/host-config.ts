import type { BaseUrls } from '@hubkit/inference';

/** The configuration that the host serves at `/config.json`. It never holds a key of the user. */
export interface HostConfig {
  /** The version of the workbench. */
  readonly version: string;
  /** The available services; the first one is the default. */
  readonly services: readonly Service[];
  /** True if the host forwards calls to servers of the user. */
  readonly canReachServers: boolean;
  /** Address of the page that shows share links without a workbench; none where no site is configured. */
  readonly viewer?: string;
  /** The providers that the client knows. */
  readonly providers: readonly KnownProvider[];
}

/** A place that serves models. */
export interface Service {
  readonly id: string;
  readonly label: string;
  /** True for the emulator on this machine. */
  readonly isEmulator: boolean;
  /** Base addresses from the origin of the page (`/emulator/hub`) or in full; none for the real ones. */
  readonly endpoints: BaseUrls;
  /** Address of a server of the user; all calls go there. */
  readonly endpointUrl?: string;
  /** The public token of an emulator. Real services get theirs from the user, in the page. */
  readonly token?: string;
  /** Address of the log of requests and responses; emulators have one. */
  readonly exchanges?: string;
  /** Failures that can be asked for; empty for everything real. */
  readonly faults: readonly Fault[];
}

/** A failure that a service shows on demand. */
export interface Fault {
  readonly name: string;
  /** One sentence about it. */
  readonly summary: string;
  /** True for those that are shown first. */
  readonly isCommon: boolean;
}

/** A provider, and what the client can call there. */
export interface KnownProvider {
  readonly id: string;
  readonly label: string;
  readonly tasks: readonly string[];
}

/** A server of models that runs on the machine of the host. */
export interface FoundServer {
  readonly label: string;
  /** Base address, such as `http://127.0.0.1:11434`. */
  readonly address: string;
  /** Number of its models. */
  readonly models: number;
}

/** A Python on the machine of the host, with the version of its Jinja2. */
export interface FoundPython {
  readonly python: string;
  readonly jinja: string;
}

/** The result of a template in Python. */
export type PythonRender =
  | { readonly ok: true; readonly output: string }
  | {
      readonly ok: false;
      /** Name of the exception's class; empty where a limit ended the render. */
      readonly type: string;
      readonly message: string;
      /** Line of the template; 0 if unknown. */
      readonly line: number;
    };

/** Loads the configuration from the host of the page. */
export async function loadHostConfig(): Promise<HostConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`The host of this page answered /config.json with ${response.status}.`);
  const config = (await response.json()) as HostConfig; // Written by our own host, from the same type.
  return { ...config, services: config.services.map((service) => inFull(service, location.origin)) };
}

/** The client wants whole addresses; the host does not know under which name the page reached it. */
function inFull(service: Service, origin: string): Service {
  return {
    ...service,
    endpoints: endpointsInFull(service.endpoints, origin),
    ...(service.exchanges !== undefined && { exchanges: new URL(service.exchanges, origin).href }),
  };
}

function endpointsInFull({ hub, router, providers }: BaseUrls, origin: string): BaseUrls {
  const full = (path: string) => new URL(path, origin).href.replace(/\/$/, '');
  return {
    ...(hub !== undefined && { hub: full(hub) }),
    ...(router !== undefined && { router: full(router) }),
    ...(providers && {
      providers: Object.fromEntries(Object.entries(providers).map(([id, path]) => [id, full(path)])),
    }),
  };
}
