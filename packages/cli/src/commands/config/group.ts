export const group = { summary: 'settings: default models, provider, aliases' };
