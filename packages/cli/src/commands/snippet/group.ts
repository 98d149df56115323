/** The commands for generated code. */
export const group = { summary: 'print or run code that loads or calls a model' };
