// Code that only calls need whose input is more than a text. It is loaded with the first of them.
export { checkInputs } from './check-inputs.ts';
export { requestWithUploads } from './read-uploads.ts';
