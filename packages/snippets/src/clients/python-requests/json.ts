import { code, paragraphs } from '@hubkit/code';
import type { JsonCall } from '../../call/snippet-call.ts';
import { requestOf } from '../../call/wire-request.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { head, send } from './send.ts';

export const json: ShapePrinter<JsonCall> = (call) => {
  const request = requestOf(call);
  return paragraphs(head(call, request), send(call, request), code`print(response.json())`);
};
