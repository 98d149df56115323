export { type FormatOptions, format } from './format.ts';
