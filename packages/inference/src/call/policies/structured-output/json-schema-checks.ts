export { dereference, Validator } from '@cfworker/json-schema';
