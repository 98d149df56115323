import type { Service } from '../host-config/host-config.ts';

/** A server of the user: Ollama, vLLM, LM Studio, llama.cpp, or a gateway with the API of OpenAI. */
export interface OwnServer {
  readonly label: string;
  /** Address of its API, such as `http://localhost:11434` or `https://gateway.example/v1`. */
  readonly address: string;
}

const KEY = 'hubkit.servers';
const CHOSEN_KEY = 'hubkit.service';

/** Host and port of an address. */
export function parseHost(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

/** A name or an address of a machine; spaces and signs in a typed one are escaped by then. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])$/i;

const NO_ADDRESS = 'Not an address: use http://host:port.';

/** Reads a typed address, or returns the problem with it. */
export function readAddress(text: string): { readonly address: string } | { readonly problem: string } {
  const typed = text.trim();
  const whole = /^https?:/i.test(typed) ? typed : `http://${typed}`;
  // `ftp://host`, which would be the port of a host called ftp.
  const isOther = /^[a-z][a-z\d+.-]*:\//i.test(typed) && whole !== typed;
  if (/^(?:https?:\/*)?$/i.test(typed)) return { problem: 'Type an address, such as http://localhost:11434.' };
  if (isOther || !URL.canParse(whole)) return { problem: NO_ADDRESS };
  const url = new URL(whole);
  if (!HOST.test(url.hostname)) return { problem: NO_ADDRESS };
  if (url.username || url.password)
    return { problem: 'The address has a password in it. Enter the key under Token instead: it is not stored there.' };
  return { address: `${url.origin}${url.pathname}`.replace(/\/+$/, '') };
}

/** The service of a server. */
export function toService({ label, address }: OwnServer): Service {
  return { id: `server ${address}`, label, isEmulator: false, endpoints: {}, endpointUrl: address, faults: [] };
}

/** The address on the host of the page that forwards to an address of a server. */
export function viaHost(address: string | URL): string {
  const { protocol, host, pathname, search } = new URL(address);
  return `/servers/${protocol.slice(0, -1)}/${host}${pathname}${search}`;
}

/** Address of the list of models of a server: `/v1/models`, also if its address ends with a version or names a call. */
export function modelsAddress(endpointUrl: string): string {
  const base = endpointUrl.replace(/\/(?:chat\/completions|completions|embeddings)$/, '');
  return /\/v\d+\w*(?:\/openai)?$/.test(base) ? `${base}/models` : `${base}/v1/models`;
}

/** Reads the servers that this browser keeps. Keys are not among them. */
export function keptServers(): readonly OwnServer[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return (Array.isArray(list) ? list : []).flatMap((entry: Partial<OwnServer> | null) =>
      typeof entry?.label === 'string' && typeof entry.address === 'string' && 'address' in readAddress(entry.address)
        ? [{ label: entry.label, address: entry.address }]
        : [],
    );
  } catch {
    // Storage is switched off, or its text is damaged.
    return [];
  }
}

/** Keeps the servers in this browser, without their keys. */
export function keepServers(servers: readonly Service[]): void {
  keep(KEY, JSON.stringify(servers.map(({ label, endpointUrl }) => ({ label, address: endpointUrl }))));
}

/** Id of the service that this browser used last; undefined without one. */
export function keptService(): string | undefined {
  try {
    return localStorage.getItem(CHOSEN_KEY) ?? undefined;
  } catch {
    // Storage is switched off.
    return undefined;
  }
}

/** Keeps the id of the chosen service, never its token. */
export function keepService(id: string): void {
  keep(CHOSEN_KEY, id);
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is switched off: it lasts as long as the page.
  }
}
