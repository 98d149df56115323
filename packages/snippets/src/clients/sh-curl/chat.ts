import { code } from '@hubkit/code';
import type { ChatCall } from '../../call/snippet-call.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { curl } from './curl.ts';

export const chat: ShapePrinter<ChatCall> = (call) =>
  curl(call, call.request, { flags: call.isStream ? [code`--no-buffer`] : [] });
