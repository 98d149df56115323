import { asObject, callChat, isUsageOnly } from '../call/call-chat.ts';
import type { RequestContext } from '../call/context.ts';
import { dataEvent } from '../call/stream-reply.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { type JsonObject, readJson } from '../http/read-json.ts';
import { jsonReply } from '../http/replies.ts';
import { taskFields } from './fields.ts';
import type { Route } from './route.ts';

/** `POST /v1/chat/completions`: an answer as JSON or as a stream of events. */
export const chatCompletions: Route = { path: 'chat/completions', methods: { POST: chat } };

async function chat(visit: RequestContext): Promise<Outgoing> {
  const { body, size } = await readJson(visit.incoming, visit.parts.bounds);
  const { model, messages } = body;
  if (!Array.isArray(messages) || messages.length === 0) {
    throw new GatewayError('INPUT', '`messages` has to be a list with at least one message.', { param: 'messages' });
  }
  const { stream, ...fields } = taskFields(body);
  const wantsUsage = asksForUsage(body);
  return callChat(
    visit,
    { model, isStream: stream === true, messages, fields, size },
    {
      whole: (completion) => jsonReply(completion),
      // Clients get the event with the usage only if they ask for it.
      stream: () => ({
        toText: (chunk) => (wantsUsage || !isUsageOnly(chunk) ? dataEvent(JSON.stringify(chunk)) : ''),
      }),
    },
  );
}

function asksForUsage({ stream_options: options }: JsonObject): boolean {
  return asObject(options).include_usage === true;
}
