import { code, paragraphs } from '@hubkit/code';
import type { MediaCall } from '../../call/snippet-call.ts';
import { requestOf } from '../../call/wire-request.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { save } from './save.ts';
import { send } from './send.ts';

export const media: ShapePrinter<MediaCall> = (call) =>
  paragraphs(send(call, requestOf(call), { writes: true }), save(call.result, code`response`));
