import type { RequestContext } from '../call/context.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Incoming, Outgoing } from '../contract/exchange.ts';
import { detectErrorForm } from '../http/error-reply.ts';
import { jsonReply } from '../http/replies.ts';
import type { OfferedModel } from '../models/read-models.ts';
import { listNames } from '../models/resolve-model.ts';
import type { Route } from './route.ts';

/** `GET /v1/models`: the models that the user may call. */
export const models: Route = { path: 'models', methods: { GET: list } };

/** `GET /v1/models/<name>`: one of them. */
export const model: Route = { path: 'models/', methods: { GET: show } };

function list(visit: RequestContext): Outgoing {
  const { user, parts, incoming } = visit;
  const names = listNames(user, parts.offer);
  const data = [...names].map(([name, offered]) => entry(name, offered, visit));
  const ids = [...names.keys()];
  const page = isAnthropic(incoming) ? { has_more: false, first_id: ids[0] ?? null, last_id: ids.at(-1) ?? null } : {};
  return jsonReply({ object: 'list', data, ...page });
}

function show(visit: RequestContext): Outgoing {
  const { user, parts, rest } = visit;
  const found = listNames(user, parts.offer).get(rest);
  if (!found) throw new GatewayError('MODEL', 'This model is not offered.', { param: 'model' });
  return jsonReply(entry(rest, found, visit));
}

function entry(id: string, { name, targets: [first] }: OfferedModel, { incoming, parts }: RequestContext): object {
  const [owner] = (first.model ?? name).split('/');
  // The bound, under the name that other services have for it: agents ask for as much as they are told.
  const most = parts.bounds.outputTokens;
  const own = { id, object: 'model', created: 0, owned_by: owner, max_completion_tokens: most };
  return isAnthropic(incoming) ? { ...own, type: 'model', display_name: id, created_at: '1970-01-01T00:00:00Z' } : own;
}

function isAnthropic(incoming: Incoming): boolean {
  return detectErrorForm(incoming) === 'anthropic';
}
