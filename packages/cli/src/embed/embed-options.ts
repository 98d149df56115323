import { text } from '../command-line/option.ts';

/** The default file of the embeddings. */
export const DEFAULT_STORE = 'embeddings.db';

export const storeOption = { store: text('--store <file>', `file with the embeddings (${DEFAULT_STORE})`) };
