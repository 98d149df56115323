/** Prompts shared by the calls of all clients, so that one table can check their results. */
export const QUESTION = 'What is 6 times 7?';

export const WEATHER = {
  question: 'What is the weather in Lisbon?',
  name: 'get_weather',
  description: 'Current weather of a city',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  /** The result that the program gives to the model. */
  result: { temperature: 21, sky: 'clear' },
} as const;

export const CITY = {
  question: 'Describe Paris: its country and its population.',
  name: 'city',
  schema: {
    type: 'object',
    properties: { country: { type: 'string' }, population: { type: 'integer' } },
    required: ['country', 'population'],
    additionalProperties: false,
  },
} as const;
