import type { CallResponse } from '@hubkit/inference';
import type { Outgoing } from '../contract/exchange.ts';
import type { Sent } from './adapt-chat.ts';
import type { BegunCall } from './begin-call.ts';

/**
 * Makes a response of the result of a call, and ends the call.
 *
 * @param outputTokens - Tokens of a result by its size, for tasks whose providers count none. @default as reserved
 */
export async function replyWith<Result>(
  call: BegunCall,
  start: () => Sent<Result>,
  toReply: (result: Result, response: CallResponse) => Outgoing | Promise<Outgoing>,
  outputTokens?: (reply: Outgoing) => number,
): Promise<Outgoing> {
  let response: CallResponse | undefined;
  try {
    const made = await start().withResponse();
    response = made.response;
    const reply = await toReply(made.data, response);
    call.end({ response, ...(outputTokens && { outputTokens: outputTokens(reply) }) });
    return reply;
  } catch (error) {
    // A result that cannot be passed on is paid for all the same.
    call.end({ response, error, isWhole: true });
    throw error;
  }
}
