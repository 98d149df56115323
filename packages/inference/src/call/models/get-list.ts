import type { Credentials } from '../../contract/credentials.ts';
import { ProviderOutputError } from '../../contract/errors.ts';
import type { ModelQuery } from '../../contract/listed-model.ts';
import type { CallOptions } from '../../contract/options.ts';
import { extraSecrets } from '../../request/extend-route.ts';
import type { ClientState } from '../../routing/client-state.ts';
import type { CallContext } from '../../transport/context.ts';
import { createContext } from '../../transport/create-context.ts';
import { decodeText } from '../../transport/exchange.ts';
import { parseJson } from '../../transport/json-body.ts';
import { send } from '../../transport/send.ts';
import type { WireRequest } from '../../transport/wire-request.ts';
import { listSecrets } from '../run-steps.ts';
import { asEntry, type Entry } from './model-details.ts';

/** A query with its credentials, and what the requests for it share. */
export interface ListCall {
  readonly query: ModelQuery;
  readonly options: CallOptions;
  readonly credentials: Credentials;
  readonly state: ClientState;
}

/** The context of one request: its deadlines begin anew, as the caller may take any time between two pages. */
export function listContext({ options, credentials, state }: ListCall, provider: string): CallContext {
  options.signal?.throwIfAborted();
  return createContext(options, {
    isStream: false,
    retryBudget: state.budgets?.of(provider) ?? state.retryBudget,
    secrets: [...listSecrets(credentials.token, options.billTo), ...extraSecrets(options)],
    subject: { provider },
  });
}

/** Requests a list; resolves to its entries and the response's headers. */
export async function getList(
  request: WireRequest,
  context: CallContext,
): Promise<{ readonly entries: readonly Entry[]; readonly headers: Headers }> {
  let headers = new Headers();
  const text = decodeText(
    await send(request, context, (opened) => {
      headers = opened.response.headers;
      return opened.readAll(context.maxBytes.json);
    }),
  );
  const body = parseJson(text, context, headers);
  return { entries: readEntries(body, context), headers };
}

/** The entries of a list: those of OpenAI, of Ollama, a bare list, or the one model of a server. */
function readEntries(body: unknown, { subject }: CallContext): readonly Entry[] {
  const { data, models, model_id: only } = asEntry(body);
  const list = [body, data, models].find((value) => Array.isArray(value));
  if (Array.isArray(list)) return list.map(asEntry);
  if (typeof only === 'string') return [asEntry(body)];
  throw new ProviderOutputError(`${subject.provider}: expected a list of models, as \`data\`.`, subject);
}
