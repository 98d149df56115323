import { defineClient } from '../../define-client.ts';
import { chat } from './chat.ts';
import { json } from './json.ts';
import { media } from './media.ts';
import { hasProvider } from './package-limits.ts';

export const jsHuggingfaceJs = defineClient({
  id: 'huggingface.js',
  language: 'js',
  label: 'huggingface.js',
  rank: 20,
  install: ({ hubPackage }) => `npm install ${hubPackage}`,
  canPrint: (call) => call.method.js !== undefined && hasProvider(call),
  // The client reads and uploads the files of every task, and polls by itself.
  shapes: {
    chat,
    json,
    upload: json,
    media,
    job: (call) => (call.result ? media({ ...call, result: call.result }) : json(call)),
  },
});
