import type { UsageRecord } from '@hubkit/gateway';

/** Numbers about calls, for Prometheus. */
export interface Metrics {
  add(usage: UsageRecord): void;
  /** The numbers in the text format of Prometheus, version 0.0.4. */
  text(): string;
}

type Labels = Readonly<Record<string, string>>;

interface Series {
  readonly labels: Labels;
  value: number;
}

interface Histogram {
  readonly labels: Labels;
  readonly counts: number[];
  sum: number;
  count: number;
}

/** Upper bounds of durations in seconds. */
const BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** Directions of tokens, and their members in a record. */
const DIRECTIONS = [
  ['input', 'inputTokens'],
  ['output', 'outputTokens'],
  ['cache_read', 'cachedTokens'],
  ['cache_write', 'cacheWriteTokens'],
] as const;

const PREFIX = 'hubkit_gateway';

/** Counts calls since the start of the process. Labels are models that the gateway offers, tasks and outcomes: never users. */
export function createMetrics(): Metrics {
  const calls = new Map<string, Series>();
  const tokens = new Map<string, Series>();
  const cost = new Map<string, Series>();
  const durations = new Map<string, Histogram>();
  return {
    add({ task, model, outcome, cost: dollars, durationMs, ...used }) {
      increase(calls, { task, model, outcome }, 1);
      for (const [direction, name] of DIRECTIONS) increase(tokens, { model, direction }, used[name]);
      increase(cost, { model }, dollars);
      observe(durations, { task, model }, durationMs / 1000);
    },
    text() {
      const lines = [
        ...counter('calls_total', 'Calls by task, model and outcome.', calls),
        ...counter('tokens_total', 'Tokens of prompts and results; those of the cache are part of the input.', tokens),
        ...counter('cost_dollars_total', 'Cost in US dollars, as far as it is known.', cost),
        ...histogram('call_duration_seconds', 'Duration of calls.', durations),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

/** Adds to a series. What was not reported makes none. */
function increase(family: Map<string, Series>, labels: Labels, by: number | undefined): void {
  if (by === undefined) return;
  const name = formatLabels(labels);
  const series = family.get(name);
  if (series) series.value += by;
  else family.set(name, { labels, value: by });
}

function observe(family: Map<string, Histogram>, labels: Labels, seconds: number): void {
  const name = formatLabels(labels);
  const found = family.get(name) ?? { labels, counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
  family.set(name, found);
  for (const [index, bound] of BUCKETS.entries())
    if (seconds <= bound) found.counts[index] = (found.counts[index] ?? 0) + 1;
  found.sum += seconds;
  found.count++;
}

function counter(name: string, help: string, family: ReadonlyMap<string, Series>): readonly string[] {
  const lines = [...family.values()].map(({ labels, value }) => `${PREFIX}_${name}${formatLabels(labels)} ${value}`);
  return [...heading(name, help, 'counter'), ...lines];
}

function histogram(name: string, help: string, family: ReadonlyMap<string, Histogram>): readonly string[] {
  const lines = [...family.values()].flatMap(({ labels, counts, sum, count }) => [
    ...BUCKETS.map(
      (bound, index) => `${PREFIX}_${name}_bucket${formatLabels({ ...labels, le: `${bound}` })} ${counts[index]}`,
    ),
    `${PREFIX}_${name}_bucket${formatLabels({ ...labels, le: '+Inf' })} ${count}`,
    `${PREFIX}_${name}_sum${formatLabels(labels)} ${sum}`,
    `${PREFIX}_${name}_count${formatLabels(labels)} ${count}`,
  ]);
  return [...heading(name, help, 'histogram'), ...lines];
}

function heading(name: string, help: string, type: string): readonly string[] {
  return [`# HELP ${PREFIX}_${name} ${help}`, `# TYPE ${PREFIX}_${name} ${type}`];
}

function formatLabels(labels: Labels): string {
  const escaped = (value: string) => value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
  return `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')}}`;
}
