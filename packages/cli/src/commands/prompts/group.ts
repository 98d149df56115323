export const group = { summary: 'prompts under a name, for `hubkit chat --prompt`' };
