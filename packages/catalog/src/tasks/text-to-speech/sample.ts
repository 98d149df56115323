import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'text-to-speech'>({
  args: { inputs: 'The light is on, and all ships are safe.' },
  result: 'audio',
});
