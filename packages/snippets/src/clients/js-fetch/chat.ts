import { code, paragraphs } from '@hubkit/code';
import type { ChatCall } from '../../call/snippet-call.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { send } from './send.ts';

export const chat: ShapePrinter<ChatCall> = (call) =>
  paragraphs(send(call, call.request), call.isStream ? readEvents : readAnswer);

const readAnswer = code`
  const completion = await response.json();
  console.log(completion.choices[0].message);
`;

const readEvents = code`
  let rest = "";
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split("\\n");
      rest = lines.pop();
      for (const line of lines) {
          const event = line.startsWith("data:") ? line.slice("data:".length).trim() : "";
          if (event === "" || event === "[DONE]") continue;
          process.stdout.write(JSON.parse(event).choices[0]?.delta.content ?? "");
      }
  }
`;
