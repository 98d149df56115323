/** The tool that conversations for trying templates have. */
export const WEATHER_TOOL = {
  type: 'function',
  function: {
    name: 'get_weather',
    description: 'Looks up the weather of a place.',
    parameters: {
      type: 'object',
      properties: { place: { type: 'string', description: 'Name of the place.' } },
      required: ['place'],
    },
  },
};
