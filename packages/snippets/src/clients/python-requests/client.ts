import { defineClient } from '../../define-client.ts';
import { chat } from './chat.ts';
import { job } from './job.ts';
import { json } from './json.ts';
import { media } from './media.ts';
import { upload } from './upload.ts';

export const pythonRequests = defineClient({
  id: 'requests',
  language: 'python',
  label: 'requests',
  rank: 40,
  install: 'pip install requests',
  shapes: { chat, json, upload, media, job },
});
