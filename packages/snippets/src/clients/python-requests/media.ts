import { code, paragraphs } from '@hubkit/code';
import type { MediaCall } from '../../call/snippet-call.ts';
import { requestOf } from '../../call/wire-request.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { save } from './save.ts';
import { hasBase64, head, send } from './send.ts';

export const media: ShapePrinter<MediaCall> = (call) => {
  const request = requestOf(call);
  const base64 = hasBase64(call, request) || call.result.at.form === 'base64';
  return paragraphs(head(call, request, { base64 }), send(call, request), save(call.result, code`response.json()`));
};
