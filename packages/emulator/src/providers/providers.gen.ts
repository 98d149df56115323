// Written by `npm run gen` from the files beside it. Do not edit.
import type { Provider } from '../provider.ts';
import { groq } from './groq.ts';

/** All emulated providers, in alphabetical order. */
export const PROVIDERS: readonly Provider[] = [groq];
