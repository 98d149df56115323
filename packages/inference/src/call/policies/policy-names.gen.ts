// Written by `npm run gen` from the files beside it. Do not edit.

/** Options of calls that pass policies. */
export const POLICY_OPTIONS = ['breaker', 'cache', 'failover', 'headers', 'limiter', 'query', 'telemetry', 'webhook'] as const;

/** Arguments of calls that pass policies. */
export const POLICY_ARGUMENTS = ['fallbacks', 'reasoning', 'responseFormat', 'thinkingVariable'] as const;
