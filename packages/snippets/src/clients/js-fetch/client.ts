import { defineClient } from '../../define-client.ts';
import { chat } from './chat.ts';
import { job } from './job.ts';
import { json } from './json.ts';
import { media } from './media.ts';
import { upload } from './upload.ts';

export const jsFetch = defineClient({
  id: 'fetch',
  language: 'js',
  label: 'fetch',
  rank: 30,
  shapes: { chat, json, upload, media, job },
});
