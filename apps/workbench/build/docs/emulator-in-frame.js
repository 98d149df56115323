// Stands in for `@hubkit/emulator` in examples that run in the sandboxed frame: the host has given it an emulator already.
const { endpoints, token } = globalThis.hubkitSandbox;

export const EMULATOR_HUB_TOKEN = token;

export const startEmulator = async () => ({
  endpoints,
  url: endpoints.hub.replace(/\/hub$/, ''),
  close: async () => {},
});
