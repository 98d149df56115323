import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'token-classification'>({
  args: { inputs: 'Ada Lovelace was born in London and worked with Charles Babbage.' },
});
