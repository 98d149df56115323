import { ADDRESS_FAULTS } from './addresses.ts';
import { BODY_FAULTS } from './bodies.ts';
import { CALL_FAULTS } from './calls.ts';
import { CONNECTION_FAULTS } from './connections.ts';
import { ERROR_RESPONSE_FAULTS } from './error-responses.ts';
import type { FaultRow } from './fault-row.ts';
import { INPUT_FAULTS } from './inputs.ts';
import { PROVIDER_FAULTS } from './providers.ts';
import { STREAM_FAULTS } from './streams.ts';
import { SURROUNDING_FAULTS } from './surroundings.ts';

/** The faults on the wire that the client is held to, each with at least one test. */
export const FAULT_ROWS: readonly FaultRow[] = [
  ...CONNECTION_FAULTS,
  ...ERROR_RESPONSE_FAULTS,
  ...BODY_FAULTS,
  ...STREAM_FAULTS,
  ...ADDRESS_FAULTS,
  ...CALL_FAULTS,
  ...INPUT_FAULTS,
  ...PROVIDER_FAULTS,
  ...SURROUNDING_FAULTS,
];
