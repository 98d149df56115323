/** The commands for embeddings of files. */
export const group = { summary: 'embed files into a SQLite file, and search them by meaning' };
