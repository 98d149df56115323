/** The commands for runs over the rows of a file. */
export const group = { summary: 'run a task over the rows of a file, resumable' };
