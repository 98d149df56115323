/** A public source of facts about models. */
export interface FactSource {
  readonly label: string;
  /** The place where the facts stood; for model cards, the hub, where each model has its own. */
  readonly url: string;
  /** Day as of which the facts were read, as YYYY-MM-DD. */
  readonly date: string;
}

/** Where the facts about chat models come from. Prices and contexts change: each is as true as the date of its source. */
export const FACT_SOURCES = {
  hubRouter: {
    label: 'Model list of the hub’s router, kept by genai-prices',
    url: 'https://github.com/pydantic/genai-prices/tree/47df840a5ab10bbcffb8e5ac01b9899032245d1b/prices/providers',
    date: '2026-08-21',
  },
  llmStats: {
    label: 'LLM Stats',
    url: 'https://github.com/JonathanChavezTamales/LLMStats/tree/df1d14eda7143f27fd5e7d71d8b14cb0c807de0d/models',
    date: '2025-05-22',
  },
  modelCard: { label: 'Model card or readme of the maker', url: 'https://huggingface.co', date: '2026-11-28' },
  modelsDev: {
    label: 'models.dev',
    url: 'https://github.com/anomalyco/models.dev/tree/f3fc692299671838c7c65fd8126bf84d81a2e817',
    date: '2026-07-02',
  },
} as const satisfies Readonly<Record<string, FactSource>>;

/** The name of a source of facts. */
export type FactSourceId = keyof typeof FACT_SOURCES;

/** A fact with the name of its source. */
export interface Fact<Value> {
  readonly value: Value;
  readonly source: FactSourceId;
}

const from =
  (source: FactSourceId) =>
  <const Value>(value: Value): Fact<Value> => ({ value, source });

export const hubRouter = /* @__PURE__ */ from('hubRouter');
export const llmStats = /* @__PURE__ */ from('llmStats');
export const modelCard = /* @__PURE__ */ from('modelCard');
export const modelsDev = /* @__PURE__ */ from('modelsDev');
