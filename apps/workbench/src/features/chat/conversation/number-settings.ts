/** The numbers among the settings, with their names in OpenAI's API and on the page. */
export const NUMBER_SETTINGS = [
  { name: 'temperature', parameter: 'temperature', label: 'Temperature' },
  { name: 'topP', parameter: 'top_p', label: 'Top p' },
  { name: 'maxTokens', parameter: 'max_tokens', label: 'Max tokens' },
  { name: 'seed', parameter: 'seed', label: 'Seed' },
  { name: 'frequencyPenalty', parameter: 'frequency_penalty', label: 'Frequency penalty' },
  { name: 'presencePenalty', parameter: 'presence_penalty', label: 'Presence penalty' },
] as const;

export type NumberName = (typeof NUMBER_SETTINGS)[number]['name'];
