import { defineTaskRules } from '../define-task-rules.ts';

export const textToSpeech = defineTaskRules({
  task: 'text-to-speech',
  // The method has no argument for a voice, which some models cannot do without.
  python: ({ inputs = '', parameters, ...extras }, body) => {
    const { voice = body.voice, ...named } = { ...Object(parameters), ...extras };
    return { positional: [inputs], named: voice === undefined ? named : { ...named, extra_body: { voice } } };
  },
});
