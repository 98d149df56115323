/** The commands for chat templates. */
export const group = { summary: 'render, format, check and inspect chat templates' };
