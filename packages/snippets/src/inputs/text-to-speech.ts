import { defineInput } from '../define-input.ts';

export const textToSpeech = defineInput({
  task: 'text-to-speech',
  sample: () => 'The answer to everything is 42.',
  result: 'audio',
  // The method has no argument for a voice, which some models cannot do without.
  python: ({ inputs = '', parameters, ...extras }, body) => {
    const { voice = body.voice, ...named } = { ...Object(parameters), ...extras };
    return { positional: [inputs], named: voice === undefined ? named : { ...named, extra_body: { voice } } };
  },
});
