import { compile as compileSource } from '../../templates/peers/nunjucks.mjs';
import { onlySource } from '../only-source.mjs';

export const label = 'nunjucks';
export const packageName = 'nunjucks';

export const compile = onlySource(compileSource);
