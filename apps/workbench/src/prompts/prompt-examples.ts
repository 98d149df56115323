import type { SavedPrompt } from './use-prompts.ts';

/** Prompts to begin with, shown while none is saved. */
export const PROMPT_EXAMPLES: readonly SavedPrompt[] = [
  { name: 'Translate', text: 'Translate into {{ language }}. Keep names and numbers as they are.\n\n{{ text }}' },
  { name: 'Summarize', text: 'Summarize this text in {{ count }} sentences for {{ reader }}.\n\n{{ text }}' },
  {
    name: 'Review code',
    text: 'Review this code. List bugs first, then what is hard to read, each with its line.\n\n{{ code }}',
  },
].map((prompt) => ({ ...prompt, id: prompt.name }));
