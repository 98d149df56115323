// Written by `npm run gen` from the files beside it. Do not edit.
import type { Entry } from '../frame/command.ts';

/** Every command, in alphabetical order. */
export const COMMANDS: readonly Entry[] = [
];
