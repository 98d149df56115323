/** The commands for kept conversations. */
export const group = { summary: 'list, show, search, export, import and delete conversations' };
