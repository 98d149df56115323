import { importLazily } from '../contract/import-lazily.ts';
import type { OutputType } from '../contract/output-type.ts';

/** True for results that are received while they arrive, and not as a whole. */
export const isReceived = (outputType: OutputType | undefined) => outputType === 'file' || outputType === 'stream';

export const loadReceiving = () => importLazily('files', () => import('./receive-file.ts'));
