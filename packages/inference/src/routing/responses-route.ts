import type { AnyAdapter, ChatAdapter, ChatCallArgs, ChatRoute } from '../contract/adapter.ts';
import { InputError } from '../contract/errors.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { endpointAt } from './endpoint-request-url.ts';
import { findEndpoint } from './find-endpoint.ts';

/** The route of a chat by OpenAI's Responses API. Throws an InputError for a provider without it. */
export function responsesRoute<R extends ChatRoute>(route: R, args: ChatCallArgs): R {
  const { provider, adapter, others } = route;
  const { api = 'responses' } = args;
  if (api !== 'responses') throw new InputError("'api' must be 'responses' or 'chat'.");
  // A chat adapter is that of the task `conversational`.
  const chat = adapter.type === 'chat' ? (adapter as unknown as ChatAdapter<'conversational'>) : undefined;
  const { responses } = chat ?? {};
  if (!chat || !responses) throw new InputError(`${provider.label} has no Responses API; leave out 'api'.`);
  const endpointUrl = findEndpoint(args)?.replace(/\/chat\/completions\/*(?=$|[?#])/, '');
  return {
    ...route,
    adapter: openaiResponses(chat, responses, args) as unknown as AnyAdapter,
    ...(endpointUrl !== undefined && { endpoint: endpointAt(endpointUrl, 'v1/responses') }),
    ...(others && {
      others: async () => (await others()).filter(hasResponses).map((other) => responsesRoute(other, args)),
    }),
  };
}

function hasResponses({ adapter }: ChatRoute): boolean {
  return adapter.type === 'chat' && adapter.responses !== undefined;
}
