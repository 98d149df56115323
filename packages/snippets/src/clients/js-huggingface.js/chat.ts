import { code, paragraphs } from '@hubkit/code';
import type { ChatCall } from '../../call/snippet-call.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { readChunks } from '../../languages/javascript.ts';
import { construct, imports, invoke } from './construct.ts';

export const chat: ShapePrinter<ChatCall> = (call) =>
  paragraphs(
    imports(call),
    construct(call),
    call.isStream ? code`const stream = ${invoke(call)};` : code`const completion = await ${invoke(call)};`,
    call.isStream ? readChunks : code`console.log(completion.choices[0].message);`,
  );
