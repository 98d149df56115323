import { call as callOf, code, entries, paragraphs } from '@hubkit/code';
import type { ChatCall } from '../../call/snippet-call.ts';
import { extraHeaders } from '../../call/wire-request.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { pythonImports, readCompletion, readStream } from '../../languages/python.ts';

export const chat: ShapePrinter<ChatCall> = ({ request, baseUrl, key, isStream }) => {
  const options = { base_url: baseUrl, api_key: key, default_headers: extraHeaders(request) };
  return paragraphs(
    pythonImports(key, code`from openai import OpenAI`),
    code`client = ${callOf('OpenAI', [], options)}`,
    code`
      ${isStream ? code`stream` : code`completion`} = client.chat.completions.create(
          ${entries(request.body.value)}
      )
    `,
    isStream ? readStream : readCompletion,
  );
};
