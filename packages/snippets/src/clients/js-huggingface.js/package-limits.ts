import { type Code, code, type Stack } from '@hubkit/code';
import type { SnippetCall } from '../../call/snippet-call.ts';

/** Providers that @huggingface/inference dropped in July 2026; `npm run upstream` compares the two. */
const DROPPED: readonly string[] = ['black-forest-labs', 'hyperbolic', 'nebius', 'sambanova'];

/** Returns true if the package of the program has the provider of the call. */
export function hasProvider({ hubPackage, provider, endpointUrl }: SnippetCall): boolean {
  return hubPackage !== '@huggingface/inference' || endpointUrl !== undefined || !DROPPED.includes(provider);
}

/**
 * Wraps the call of a long job. @huggingface/inference 4.13 unrefs the timer of its polls, so that Node exits with code 13 while
 * nothing else keeps it running.
 */
export function awaitJob({ hubPackage }: SnippetCall, call: Code): Code | Stack {
  if (hubPackage !== '@huggingface/inference') return code`const output = await ${call};`;
  return code`
    // Keeps Node running while the client waits for the job
    const timer = setInterval(() => {}, 60_000);
    const output = await ${call}.finally(() => clearInterval(timer));
  `;
}
