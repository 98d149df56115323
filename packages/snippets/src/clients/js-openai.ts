import { code, entries, paragraphs } from '@hubkit/code';
import { defineClient } from '../define-client.ts';
import { readChunks } from '../javascript.ts';
import { extraHeaders, requestOf } from '../wire-request.ts';

export const jsOpenai = defineClient({
  id: 'openai',
  language: 'js',
  label: 'openai',
  rank: 30,
  render: (chat) => {
    const request = requestOf(chat);
    const options = { baseURL: request.baseUrl, apiKey: chat.key, defaultHeaders: extraHeaders(request) };
    return paragraphs(
      code`import { OpenAI } from "openai";`,
      code`
        const client = new OpenAI({
            ${entries(options)}
        });
      `,
      code`
        const ${chat.isStream ? code`stream` : code`completion`} = await client.chat.completions.create({
            ${entries(request.body)}
        });
      `,
      chat.isStream ? readChunks : code`console.log(completion.choices[0].message);`,
    );
  },
});
