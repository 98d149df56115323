// Written by `npm run gen` from the files beside it. Do not edit.
import type { Policy } from './policy.ts';
import { withBreaker } from './with-breaker.ts';
import { withCache } from './with-cache.ts';
import { withExtras } from './with-extras.ts';
import { withFailover } from './with-failover.ts';
import { withFormat } from './with-format.ts';
import { withKeptAnswers } from './with-kept-answers.ts';
import { withLimiter } from './with-limiter.ts';
import { withReasoning } from './with-reasoning.ts';
import { withRecord } from './with-record.ts';
import { withWebhook } from './with-webhook.ts';

/** Every policy, the outermost first. */
export const POLICIES: readonly Policy[] = [
  withRecord,
  withKeptAnswers,
  withFailover,
  withBreaker,
  withExtras,
  withFormat,
  withReasoning,
  withWebhook,
  withCache,
  withLimiter,
];
