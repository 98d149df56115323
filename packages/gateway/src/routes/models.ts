import type { RequestContext } from '../call/context.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { jsonReply } from '../http/json-reply.ts';
import type { OfferedModel } from '../models/read-models.ts';
import { modelsOf } from '../models/resolve-model.ts';
import type { Route } from './route.ts';

/** `GET /v1/models`: the models that the user may call. */
export const models: Route = { path: 'models', methods: { GET: list } };

/** `GET /v1/models/<name>`: one of them. */
export const model: Route = { path: 'models/', methods: { GET: show } };

function list({ user, parts }: RequestContext): Outgoing {
  return jsonReply({ object: 'list', data: modelsOf(user, parts.offer).map(entry) });
}

function show({ user, parts, rest }: RequestContext): Outgoing {
  const found = modelsOf(user, parts.offer).find(({ name }) => name === rest);
  if (!found) throw new GatewayError('MODEL', 'This model is not offered.', { param: 'model' });
  return jsonReply(entry(found));
}

function entry({ name, targets: [first] }: OfferedModel): object {
  const [owner] = (first.model ?? name).split('/');
  return { id: name, object: 'model', created: 0, owned_by: owner };
}
