export { loadTemplateFrom } from './load-template-from.ts';
