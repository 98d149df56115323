import { BODY_FAULTS } from './bodies.ts';
import { CALL_HABITS } from './call-habits.ts';
import { CHAT_ODDITIES } from './chat-oddities.ts';
import { ERROR_FAULTS } from './errors.ts';
import { type Fault, readDefault } from './fault.ts';
import { JOB_FAULTS } from './jobs.ts';
import { SOCKET_FAULTS } from './sockets.ts';
import { STREAM_FAULTS } from './streams.ts';

const TABLE = {
  ...ERROR_FAULTS,
  ...BODY_FAULTS,
  ...STREAM_FAULTS,
  ...CHAT_ODDITIES,
  ...CALL_HABITS,
  ...SOCKET_FAULTS,
  ...JOB_FAULTS,
};

/** The name of a fault. */
export type FaultName = keyof typeof TABLE;

/** Every fault by name. */
export const FAULTS: Readonly<Record<FaultName, Fault>> = TABLE;

/** True for names of faults. */
export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(FAULTS, name);
}

/** A fault as shown in lists. */
export interface FaultDescription {
  readonly name: FaultName;
  readonly summary: string;
  /** Parameters and their defaults. */
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** Lists all faults, for help texts. */
export function listFaults(): FaultDescription[] {
  return Object.entries(FAULTS).map(([name, { summary, parameters = {} }]) => ({
    name: name as FaultName, // Object.entries forgets the type of the keys.
    summary,
    parameters: Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, readDefault(value)])),
  }));
}
