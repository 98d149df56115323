import type { Route } from './route.ts';

// Chats in the form of other services. What reads and writes them is loaded with the first request: most gateways never get one.

/** `POST /v1/responses`: a chat in the form of OpenAI's Responses API, as JSON or as a stream of events. Nothing is stored. */
export const responses: Route = {
  path: 'responses',
  methods: { POST: async (visit) => (await import('./responses.ts')).createResponse(visit) },
};

/** `POST /v1/messages`: a chat in the form of Anthropic's Messages API, as JSON or as a stream of events. */
export const messages: Route = {
  path: 'messages',
  methods: { POST: async (visit) => (await import('./messages.ts')).createMessage(visit) },
};

/** `POST /v1/messages/count_tokens`: the tokens of such a request, estimated; no provider is called. */
export const countTokens: Route = {
  path: 'messages/count_tokens',
  methods: { POST: async (visit) => (await import('./messages.ts')).countTokens(visit) },
};
