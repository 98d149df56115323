import { defineClient } from '../../define-client.ts';
import { chat } from './chat.ts';

export const jsOpenai = defineClient({
  id: 'openai',
  language: 'js',
  label: 'openai',
  rank: 10,
  install: 'npm install openai',
  shapes: { chat },
});
