import { defineClient } from '../../define-client.ts';
import { chat } from './chat.ts';

export const pythonOpenai = defineClient({
  id: 'openai',
  language: 'python',
  label: 'openai',
  rank: 10,
  install: 'pip install openai',
  shapes: { chat },
});
