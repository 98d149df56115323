import type { Service } from '../host-config/host-config.ts';

/** The requests that a fault strikes. */
export const FAULT_TARGETS = ['provider', 'router', 'hub', 'media', 'any'] as const;

/** A fault that the emulator is asked for. */
export interface ArmedFault {
  readonly name: string;
  readonly target: (typeof FAULT_TARGETS)[number];
  /** `once`: until it has struck one request. */
  readonly times: 'always' | 'once';
}

/** The switch that the requests of a run look at. */
export interface FaultSource {
  readonly fault: () => ArmedFault | undefined;
  /** Called when a request had the fault. */
  readonly onStruck: () => void;
}

/** The header by which the emulator groups requests, and the one by which a fault is asked for and reported. */
const RUN_HEADER = 'x-hubkit-run';
const FAULT_HEADER = 'x-hubkit-fault';

/**
 * Makes a `fetch` that names the run and the armed fault to the emulator. Other services, and other origins, get no header
 * of ours.
 */
export function createEmulatorFetch(service: Service, run: string, source: FaultSource): typeof fetch {
  if (!service.isEmulator) return (input, init) => fetch(input, init);
  const home = new URL(service.endpoints.hub ?? '/', globalThis.location?.href ?? 'http://localhost').origin;
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, home);
    if (address.origin !== home) return fetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(RUN_HEADER, run);
    const fault = source.fault();
    if (fault) headers.set(FAULT_HEADER, `${fault.name};target=${fault.target}`);
    try {
      const response = await fetch(input, { ...init, headers });
      if (fault && response.headers.has(FAULT_HEADER)) source.onStruck();
      return response;
    } catch (error) {
      // A connection that was reset has no header to say so.
      if (fault && !init?.signal?.aborted) source.onStruck();
      throw error;
    }
  };
}
