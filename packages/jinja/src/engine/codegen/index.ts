export { generateCode, generateCodeAfter } from './generate-code.ts';
