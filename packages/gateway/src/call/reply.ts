import type { CallPromise, CallResponse } from '@hubkit/inference';
import type { Outgoing } from '../contract/exchange.ts';
import type { BegunCall } from './begin-call.ts';

/** Makes a response of the result of a call, and ends the call. */
export async function replyWith<Result>(
  call: BegunCall,
  start: () => CallPromise<Result>,
  toReply: (result: Result, response: CallResponse) => Outgoing | Promise<Outgoing>,
): Promise<Outgoing> {
  try {
    const { data, response } = await start().withResponse();
    const reply = await toReply(data, response);
    call.end({ response });
    return reply;
  } catch (error) {
    call.end({ error });
    throw error;
  }
}
