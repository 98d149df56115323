import { type CallOptions, InferenceClient, type ProviderOrPolicy } from '@hubkit/inference';
import { streamWithUsage } from '@hubkit/inference/models';
import { readMessage } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import type { Price } from '../models/model-price.ts';

/** The course of one provider in a race. */
export interface Racer {
  readonly provider: string;
  /** Time to the first text in ms; undefined before it. */
  firstMs?: number;
  /** Time until now, or of the whole call, in ms. */
  totalMs: number;
  /** Tokens of the answer: as the provider reports them, until then one for each chunk. */
  tokens: number;
  promptTokens?: number;
  /** True once the provider has reported the tokens. */
  isCounted: boolean;
  isDone: boolean;
  error?: string;
}

/** A call that several providers answer at once. */
export interface Race {
  readonly model: string;
  readonly providers: readonly string[];
  readonly prompt: string;
  readonly maxTokens: number;
  readonly accessToken: string | undefined;
  readonly options: CallOptions;
  /** Called with all racers whenever one moves. */
  readonly onMove: (racers: readonly Racer[]) => void;
}

/** Sends a prompt to all providers of a model at once. Returns them by speed; those that failed come last. */
export async function runRace(race: Race, { now, signal }: Pick<Io, 'now' | 'signal'>): Promise<readonly Racer[]> {
  const racers = race.providers.map(
    (provider): Racer => ({ provider, totalMs: 0, tokens: 0, isCounted: false, isDone: false }),
  );
  await Promise.all(
    racers.map(async (racer) => {
      let started = now();
      try {
        const client = new InferenceClient(race.accessToken, race.options);
        const args = {
          provider: racer.provider as ProviderOrPolicy, // As the hub lists it.
          model: race.model,
          messages: [{ role: 'user', content: race.prompt }],
          max_tokens: race.maxTokens,
        };
        const send = (parameters: object) => {
          // A refused parameter costs the provider no time.
          started = now();
          return client.chatCompletionStream({ ...args, ...parameters }, { signal });
        };
        const stream = streamWithUsage({ owner: client, target: racer.provider, send });
        for await (const { choices, usage } of stream) {
          racer.totalMs = now() - started;
          const delta = choices[0]?.delta as
            | { content?: string; reasoning?: string; reasoning_content?: string }
            | undefined;
          if (delta?.content || delta?.reasoning || delta?.reasoning_content) {
            racer.firstMs ??= racer.totalMs;
            if (!racer.isCounted) racer.tokens += 1;
          }
          if (usage)
            Object.assign(racer, {
              tokens: usage.completion_tokens,
              promptTokens: usage.prompt_tokens,
              isCounted: true,
            });
          race.onMove(racers);
        }
        racer.isDone = true;
      } catch (error) {
        signal.throwIfAborted();
        racer.error = readMessage(error);
      }
      racer.totalMs = now() - started;
      race.onMove(racers);
    }),
  );
  return racers.toSorted((a, b) => Number(b.isDone) - Number(a.isDone) || computeSpeed(b) - computeSpeed(a));
}

/** Tokens per second since the first text; 0 before there is something to measure. */
export function computeSpeed({ tokens, firstMs, totalMs }: Racer): number {
  const writingMs = totalMs - (firstMs ?? totalMs);
  return writingMs > 0 ? (tokens / writingMs) * 1000 : 0;
}

/** Cost in US dollars; undefined where price or tokens are unknown. */
export function costOfRacer({ promptTokens, tokens, isCounted }: Racer, price: Price | undefined): number | undefined {
  if (!isCounted || promptTokens === undefined || price === undefined) return undefined;
  return (promptTokens * price.input + tokens * price.output) / 1_000_000;
}
