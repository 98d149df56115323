import { makeEnvironment } from '../../templates/peers/minijinja.mjs';
import { onlySource } from '../only-source.mjs';

export const label = 'minijinja-js';
export const packageName = 'minijinja-js';

// An environment cannot be used again after a function of JavaScript threw: each render gets a new one.
export const compile = onlySource((source) => {
  makeEnvironment().addTemplate('template', source);
  return (variables) => makeEnvironment().renderStr(source, variables);
});
