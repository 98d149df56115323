export { EmulatorError, type EmulatorErrorCode } from './contract/errors.ts';
export { EMULATOR_HUB_TOKEN, emulatorProviderKey } from './contract/tokens.ts';
export type { AddedModel } from './dialect/add-models.ts';
export type { FaultSpec } from './faults/parse-fault.ts';
export type { FaultState, InjectedFault, Injection } from './faults/select-fault.ts';
export { type FaultDescription, type FaultName, listFaults } from './faults/table.ts';
export type { FaultTarget } from './faults/target.ts';
export {
  createEmulator,
  type EmulatorOptions,
  type InProcessEmulator,
  MAX_BODY_BYTES,
} from './host/create-emulator.ts';
export {
  type EmulatedTask,
  emulatedModel,
  listEmulatedTasks,
  listServerTasks,
  type ServerTask,
} from './host/emulated-tasks.ts';
export { type EmulatorEndpoints, type EmulatorServers, endpointsAt, serversAt } from './host/endpoints.ts';
export { type Emulator, type StartOptions, startEmulator } from './host/start-emulator.ts';
export type { Exchange } from './http/exchange.ts';
export { EMULATOR_WEBHOOK_SECRET } from './providers/replicate/webhook.ts';
export type { ScriptedAnswer, ScriptedToolCall } from './script/answer-script.ts';
export { EMULATOR_VERSION } from './version.ts';
