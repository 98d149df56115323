import { text } from '../command-line/option.ts';

/** The file with the embeddings where none is named. */
export const DEFAULT_STORE = 'embeddings.db';

export const storeOption = { store: text('--store <file>', `file with the embeddings (${DEFAULT_STORE})`) };
