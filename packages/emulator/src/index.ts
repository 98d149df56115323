export { createEmulator, type Emulator, type EmulatorOptions, MAX_BODY_BYTES } from './create-emulator.ts';
export { EmulatorError, type EmulatorErrorCode } from './errors.ts';
export type { Injection } from './faults/select-fault.ts';
export { type FaultDescription, listFaults } from './faults/table.ts';
export type { Exchange } from './http/exchange-log.ts';
export { type EmulatorEndpoints, endpointsAt } from './layout.ts';
export { type RunningEmulator, type StartOptions, startEmulator } from './start-emulator.ts';
export { EMULATOR_HUB_TOKEN, emulatorProviderKey } from './tokens.ts';
export { EMULATOR_VERSION } from './version.ts';
