import { code, entries, paragraphs } from '@hubkit/code';
import type { ChatCall } from '../../call/snippet-call.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { readCompletion, readStream } from '../../languages/python.ts';
import { construct, imports } from './construct.ts';

export const chat: ShapePrinter<ChatCall> = (call) =>
  paragraphs(
    imports(call),
    construct(call, call.baseUrl),
    code`
      ${call.isStream ? code`stream` : code`completion`} = client.chat.completions.create(
          ${entries(call.method.python?.named ?? {})}
      )
    `,
    call.isStream ? readStream : readCompletion,
  );
