import { print, shell } from '@hubkit/code';
import { chat } from '@hubkit/snippets/clients/sh-curl';
import { describeCall } from '@hubkit/snippets/describe-call';

const model = { id: 'openai/gpt-oss-20b', pipeline_tag: 'text-generation', tags: ['conversational'] };
const call = describeCall(model, 'groq', undefined, { streaming: true });
if (call?.shape === 'chat') console.log(print(chat(call), shell));
