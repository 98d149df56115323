import type { CallResponse, FileStream } from '@hubkit/inference';
import type { Outgoing } from '../contract/exchange.ts';
import { shownType } from '../http/replies.ts';
import type { Sent } from './adapt-chat.ts';
import type { BegunCall } from './begin-call.ts';

/**
 * Passes a file on while it arrives. The status waits for the first bytes, so that failures have theirs. The call ends with the
 * file, when its client leaves, or after the longest time of a call.
 */
export async function fileStreamReply(
  call: BegunCall,
  start: () => Sent<FileStream>,
  callMs: number,
): Promise<Outgoing> {
  try {
    const { data, response } = await start().withResponse();
    const headers = {
      'content-type': shownType(data.type),
      // nginx would collect the bytes otherwise.
      'x-accel-buffering': 'no',
    };
    return { status: 200, headers, body: untilItsEnd(data.stream, call, response, callMs) };
  } catch (error) {
    call.end({ error });
    throw error;
  }
}

/** Bytes on their way; the end of them ends the call. */
function untilItsEnd(
  bytes: ReadableStream<Uint8Array>,
  call: BegunCall,
  response: CallResponse,
  callMs: number,
): ReadableStream<Uint8Array> {
  const reader = bytes.getReader();
  const { signal } = call;
  const timer = setTimeout(() => call.cancel(), callMs);
  const end = (failure?: { readonly error: unknown }) => {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    call.end({ response, ...failure });
  };
  const leave = () => end({ error: signal.reason });
  signal.addEventListener('abort', leave);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          end();
          controller.close();
        } catch (error) {
          end({ error });
          throw error;
        }
      },
      async cancel() {
        call.cancel();
        await reader.cancel();
      },
    },
    // Nothing is read before the client takes it.
    { highWaterMark: 0 },
  );
}
