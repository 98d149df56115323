export { toJsonSchema as convert } from '@valibot/to-json-schema';
