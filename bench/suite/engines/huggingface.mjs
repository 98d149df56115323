import { compile as compileSource } from '../../templates/peers/huggingface.mjs';
import { onlySource } from '../only-source.mjs';

export const label = '@huggingface/jinja';
export const packageName = '@huggingface/jinja';

export const compile = onlySource(compileSource);
