import type { ObservedCall, ObservedResponse } from '../../contract/call-observer.ts';
import { isInference, metricAttributes } from './attributes.ts';
import { hasOnlyText } from './messages.ts';
import type { Attributes, Meter } from './opentelemetry-api.ts';

/** Bucket boundaries that the conventions advise. */
const TOKENS = [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216, 67108864];
const SECONDS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];
const CALLS = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];

/** Counters of tokens by the member of `Usage`, and whether the tokens are those of the prompt. */
const COUNTERS = {
  inputTokens: ['input_tokens', true],
  outputTokens: ['output_tokens', false],
  cachedTokens: ['cache_read.input_tokens', true],
  cacheWriteTokens: ['cache_write.input_tokens', true],
  reasoningTokens: ['reasoning.output_tokens', false],
} as const;

/** What a run with tools has taken. */
interface RunFigures {
  readonly seconds: number;
  readonly inferenceCalls: number;
  readonly toolCalls: number;
}

/** The metrics of calls, runs and tools. */
export interface Instruments {
  recordCall(call: ObservedCall, response: ObservedResponse, errorType: string | undefined): void;
  recordRun(figures: RunFigures, attributes: Attributes): void;
  recordTool(seconds: number, attributes: Attributes): void;
}

/** Creates the metrics. */
export function createInstruments(meter: Meter): Instruments {
  const histogram = (name: string, unit: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries } });
  const inference = histogram('gen_ai.client.inference.duration', 's', SECONDS);
  const operation = histogram('gen_ai.client.operation.duration', 's', SECONDS);
  const firstChunk = histogram('gen_ai.client.inference.time_to_first_chunk', 's', SECONDS);
  const perCall = {
    inputTokens: histogram('gen_ai.client.inference.operation.input_tokens', '{token}', TOKENS),
    outputTokens: histogram('gen_ai.client.inference.operation.output_tokens', '{token}', TOKENS),
  };
  const counters = Object.entries(COUNTERS).map(([member, [name, isInput]]) => ({
    // The keys are those of the table.
    member: member as keyof typeof COUNTERS,
    isInput,
    counter: meter.createCounter(`gen_ai.client.inference.usage.${name}`, { unit: '{token}' }),
  }));
  const run = histogram('gen_ai.invoke_agent.duration', 's', SECONDS);
  const inferenceCalls = histogram('gen_ai.invoke_agent.inference_calls', '{call}', CALLS);
  const toolCalls = histogram('gen_ai.invoke_agent.tool_calls', '{call}', CALLS);
  const tool = histogram('gen_ai.execute_tool.duration', 's', SECONDS);

  return {
    recordCall(call, response, errorType) {
      const shared = metricAttributes(call, response, errorType);
      const { totalMs = 0, firstTokenMs } = response.timings;
      if (!isInference(call.task)) return operation.record(totalMs / 1000, shared);
      inference.record(totalMs / 1000, shared);
      if (firstTokenMs !== undefined) firstChunk.record(firstTokenMs / 1000, shared);
      const { usage = {} } = response;
      const modality = { input: hasOnlyText(call.input) ? 'text' : 'unknown', output: outputModality(call.input) };
      for (const { member, isInput, counter } of counters) {
        const tokens = usage[member];
        if (tokens === undefined) continue;
        counter.add(tokens, { ...shared, 'gen_ai.token.modality': isInput ? modality.input : modality.output });
      }
      for (const member of ['inputTokens', 'outputTokens'] as const) {
        const tokens = usage[member];
        if (tokens !== undefined) perCall[member].record(tokens, shared);
      }
    },
    recordRun(figures, attributes) {
      run.record(figures.seconds, attributes);
      inferenceCalls.record(figures.inferenceCalls, attributes);
      toolCalls.record(figures.toolCalls, attributes);
    },
    recordTool: (seconds, attributes) => tool.record(seconds, attributes),
  };
}

/** Services that answer with more than text do not say which tokens are which. */
function outputModality({ modalities }: ObservedCall['input']): string {
  return Array.isArray(modalities) && modalities.some((modality) => modality !== 'text') ? 'unknown' : 'text';
}
