import { callOptions } from '../connect/call-options.ts';
import { chooseRoute } from '../connect/choose-route.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { openStatusLine } from '../io/status-line.ts';
import { readConfig } from '../settings/config.ts';

/** A server of the user, as `hubkit chat` chooses it. */
interface Server {
  readonly url: string;
  readonly accessToken?: string | undefined;
}

/** Chooses the server whose models are listed: that of --endpoint, of the setting, or of OPENAI_BASE_URL; undefined for the hub. */
export async function chosenServer(endpoint: string | undefined, io: Io): Promise<Server | undefined> {
  const config = await readConfig(io);
  const named = endpoint ?? (config.provider === undefined ? config.endpoint : undefined);
  if (named === undefined && (!io.env.OPENAI_BASE_URL || io.env.HF_TOKEN?.trim() || config.provider !== undefined))
    return;
  const route = chooseRoute({ endpoint: named, provider: undefined, billTo: undefined }, io.env, []);
  if (route.type !== 'endpoint') return;
  if (endpoint === undefined) await note(io, `hubkit: these are the models of ${route.url}`);
  return route;
}

/** Lists the models of a server. */
export async function findServerModels(
  { url, accessToken }: Server,
  { search, limit = 1000 }: { readonly search?: string | undefined; readonly limit?: number | undefined },
  io: Io,
): Promise<readonly { readonly id: string }[]> {
  const { models } = await import('@hubkit/inference/models');
  const options = callOptions({}, openStatusLine(io), io);
  const found: { readonly id: string }[] = [];
  for await (const model of models({ endpointUrl: url, accessToken, search }, options)) {
    if (found.push(model) >= limit) break;
  }
  return found;
}
