import type { Call, ChatAdapter } from '../../../contract/adapter.ts';
import { InputError } from '../../../contract/errors.ts';
import { REASONING_EFFORTS, type ReasoningEffort } from '../../../contract/reasoning.ts';
import type { CallTarget } from '../../../contract/task-functions.ts';
import type { Route } from '../../../routing/route.ts';
import { applyReasoning } from './apply-reasoning.ts';
import { serviceAt } from './model-levels.ts';

/** A route whose requests say how much the model thinks, and why that is not what was wished. */
export interface ReasoningRoute {
  readonly route: Route;
  readonly args: CallTarget;
  readonly warning: string | undefined;
}

/** Makes the route of a call with a wish for its thinking. */
export function reasoningRoute(given: CallTarget, route: Route): ReasoningRoute {
  const { reasoning, thinkingVariable, ...args } = given as CallTarget & {
    readonly reasoning?: unknown;
    readonly thinkingVariable?: unknown;
  };
  const { provider, adapter, endpoint, mapping } = route;
  const effort = readEffort(reasoning);
  if (adapter.type !== 'chat') throw new InputError("'reasoning' is an argument of chats.");
  for (const name of ['reasoning_effort', 'thinking'] as const) {
    if ((args as Readonly<Record<string, unknown>>)[name] !== undefined)
      throw new InputError(`Give either 'reasoning' or '${name}': both say how much the model thinks.`);
  }
  const model = mapping.providerId;
  const service = endpoint ? (serviceAt(endpoint.url, model) ?? 'endpoint') : provider.id;
  // Servers behind endpoints have the effort, whatever the provider that stands for them has.
  const form = endpoint ? 'effort' : (provider.reasoningForm ?? 'effort');
  const { members: known, warning } = applyReasoning(effort, { service, model, form });
  // Servers that are known by name have a switch of their own.
  const members = service === 'endpoint' ? { ...known, ...templateSwitch(thinkingVariable, effort) } : known;
  const chat: ChatAdapter = {
    ...adapter,
    request: (call) => adapter.request({ ...call, input: withMembers(call.input, members) }),
  };
  return { route: { ...route, adapter: chat }, args, warning };
}

/** The switch of a chat template: variables of this kind are true or false, beside the levels of `reasoning_effort`. */
function templateSwitch(variable: unknown, effort: ReasoningEffort): Readonly<Record<string, unknown>> {
  if (variable === undefined || variable === false || variable === 'reasoning_effort') return {};
  if (typeof variable !== 'string' || variable === '')
    throw new InputError("'thinkingVariable' must be the name of a variable of the chat template, such as 'thinking'.");
  return { chat_template_kwargs: { [variable]: effort !== 'none' } };
}

/** Adds members; variables of the template that the call sets itself stay, and win. */
function withMembers(input: Call['input'], members: Readonly<Record<string, unknown>>): Call['input'] {
  const own = input as unknown as Readonly<Record<string, unknown>>;
  const added = Object.entries(members).map(([name, value]) => {
    const given = own[name];
    return [name, value instanceof Object && given instanceof Object ? { ...value, ...given } : value];
  });
  return { ...input, ...Object.fromEntries(added) };
}

function readEffort(reasoning: unknown): ReasoningEffort {
  const effort = REASONING_EFFORTS.find((known) => known === reasoning);
  if (effort) return effort;
  throw new InputError(
    `'reasoning' must be one of ${REASONING_EFFORTS.join(', ')}, or an object of the service's own.`,
  );
}
