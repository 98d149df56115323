import { InputError } from '../contract/errors.ts';
import type { AccessRule } from '../contract/provider.ts';

/** Only through the hub's router: the key of another company is never sent there. */
export const routedOnly: AccessRule = {
  only: 'routed',
  check({ id, label }, mode) {
    if (mode !== 'provider-key') return;
    const message = `${label} takes hub tokens, which start with hf_. Pass one, or name the provider this key belongs to.`;
    throw new InputError(message, { provider: id });
  },
};

/** Requires a provider API key; the models are not on the hub, and their ids begin with the name of the provider. */
export const directOnly: AccessRule = {
  only: 'direct',
  check({ id }, mode) {
    if (mode === 'provider-key') return;
    const message =
      mode === 'hub-token'
        ? `Provider ${id} is closed-source and does not support HF tokens.`
        : `Provider ${id} needs a key of its own; pass it as accessToken.`;
    throw new InputError(message, { provider: id });
  },
  ownModel({ id }, model) {
    if (!model) throw new InputError(`Provider ${id} requires a model ID to be passed directly.`);
    if (model.startsWith(`${id}/`)) return model.slice(id.length + 1);
    throw new InputError(`Models from ${id} must be prefixed by "${id}/". Got "${model}".`);
  },
};

/**
 * Accepts the provider's own model ids after its name, `nebius/<model>`: for providers that the router serves no more. Where the
 * provider's organization on the hub has the same name, ids in lower case are its own: `black-forest-labs/flux-dev`, not `FLUX.1-dev`.
 */
export const ownModels: AccessRule = {
  check: () => undefined,
  ownModel({ id, hubOrganization }, model) {
    const own = model.startsWith(`${id}/`) ? model.slice(id.length + 1) : undefined;
    // A hub id has one slash, and its names are usually in mixed case.
    const isOfHub = own !== undefined && hubOrganization === id && !own.includes('/') && own !== own.toLowerCase();
    return isOfHub ? undefined : own;
  },
};

/** Requires a provider API key, and takes model ids as they are: for a provider that the hub does not know. */
export const notOnHub: AccessRule = {
  only: 'direct',
  check({ id, label }, mode) {
    if (mode === 'provider-key') return;
    const message = `${label} is not called through the hub: pass its own API key as accessToken.`;
    throw new InputError(message, { provider: id });
  },
  ownModel({ id, label }, model) {
    if (model) return model;
    throw new InputError(`${label} has no default model: pass the id of one as 'model'.`, { provider: id });
  },
};
