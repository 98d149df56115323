import { code, paragraphs } from '@hubkit/code';
import type { UploadCall } from '../../call/snippet-call.ts';
import { requestOf } from '../../call/wire-request.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { hasBase64, head, send } from './send.ts';

export const upload: ShapePrinter<UploadCall> = (call) => {
  const request = requestOf(call);
  return paragraphs(
    head(call, request, { base64: hasBase64(call, request) }),
    send(call, request),
    code`print(response.json())`,
  );
};
