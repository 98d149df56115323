// Written by `npm run gen` from the files beside it. Do not edit.
import type { Entry } from '../frame/command.ts';

/** Every command, in alphabetical order. */
export const COMMANDS: readonly Entry[] = [
  {
    type: 'command',
    name: 'emulator',
    summary: "serve an emulated hub, router and providers on this machine",
    load: async () => (await import('./emulator.ts')).emulator,
  },
];
