export { createEmulator, type EmulatorOptions, type InProcessEmulator, MAX_BODY_BYTES } from './create-emulator.ts';
export {
  type EmulatedTask,
  emulatedModel,
  listEmulatedTasks,
} from './emulated-tasks.ts';
export { type EmulatorEndpoints, endpointsAt } from './endpoints.ts';
export { EmulatorError, type EmulatorErrorCode } from './errors.ts';
export type { FaultSpec } from './faults/parse-fault.ts';
export type { FaultState, InjectedFault, Injection } from './faults/select-fault.ts';
export { type FaultDescription, type FaultName, listFaults } from './faults/table.ts';
export type { FaultTarget } from './faults/target.ts';
export type { Exchange } from './http/exchange-log.ts';
export { type Emulator, type StartOptions, startEmulator } from './start-emulator.ts';
export { EMULATOR_HUB_TOKEN, emulatorProviderKey } from './tokens.ts';
export { EMULATOR_VERSION } from './version.ts';
