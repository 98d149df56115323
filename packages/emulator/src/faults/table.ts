import { BODY_FAULTS } from './bodies.ts';
import type { Fault } from './fault.ts';
import { JOB_FAULTS } from './jobs.ts';
import { REFUSAL_FAULTS } from './refusals.ts';
import { SOCKET_FAULTS } from './sockets.ts';
import { STREAM_FAULTS } from './streams.ts';

/** Every fault the emulator can have, by name. */
export const FAULTS: ReadonlyMap<string, Fault> = new Map(
  [REFUSAL_FAULTS, BODY_FAULTS, STREAM_FAULTS, SOCKET_FAULTS, JOB_FAULTS].flatMap((group) => Object.entries(group)),
);

/** A fault as shown in a list. */
export interface FaultDescription {
  readonly name: string;
  readonly summary: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** All faults, for lists and help texts. */
export function listFaults(): FaultDescription[] {
  return [...FAULTS].map(([name, { summary, parameters = {} }]) => ({ name, summary, parameters }));
}
