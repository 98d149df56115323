/** The commands for chat templates. */
export const group = { summary: 'render, format, check, inspect and edit chat templates' };
