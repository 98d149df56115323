import type { BaseUrls } from '@hubkit/inference';

/** The configuration that the host serves at `/config.json`. It never holds a key of the user. */
export interface HostConfig {
  /** The version of the workbench. */
  readonly version: string;
  /** The available services; the first one is the default. */
  readonly services: readonly Service[];
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
