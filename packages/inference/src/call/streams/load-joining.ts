import { importLazily } from '../../contract/import-lazily.ts';

/** Loads what few streams need: the ways to read them joined, and the rules of transcripts. */
export const loadJoining = () => importLazily('joined streams', () => import('./join-stream.ts'));
