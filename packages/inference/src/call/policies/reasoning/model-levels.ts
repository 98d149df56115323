import type { ReasoningForm } from '../../../contract/reasoning.ts';

/** An effort as services name it. */
export type Level = 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';

/** What a model can do about its thinking at a service. */
export interface ModelReasoning {
  /** Levels that can be sent, `none` where it can be switched off. Empty: nothing can be sent. */
  readonly levels: readonly Level[];
  /** Form of the service for this model. @default that of the service */
  readonly form?: ReasoningForm;
  /** The service's own names of levels, in the form `effort`. */
  readonly names?: Readonly<Partial<Record<Level, string>>>;
  /** Value of `thinking.type` that turns thinking on. @default 'enabled' */
  readonly on?: string;
}

/** A row: the service (a provider's id, or that of an address), the model, and what it can do. The first that matches counts. */
type Row = readonly [services: RegExp, models: RegExp, reasoning: ModelReasoning];

const ANY = /./;
const NOTHING: ModelReasoning = { levels: [] };
const TOGGLE: readonly Level[] = ['none', 'medium'];
const UP_TO_HIGH: readonly Level[] = ['low', 'medium', 'high'];
const FROM_NONE: readonly Level[] = ['none', ...UP_TO_HIGH, 'xhigh'];
const K3: readonly Level[] = ['low', 'high', 'max'];

/**
 * Models by service. Sources: the services' pages on reasoning, models.dev (July 2026), reports of refusals; November 2026. A level that a
 * model does not have is refused by some services and ignored by others, so only these are sent.
 */
const ROWS: readonly Row[] = [
  [/^openai$/, /^(gpt-5(\.\d)?-pro)/, { levels: ['medium', 'high', 'xhigh'] }],
  [/^openai$/, /^(o\d|codex|gpt-5.*-codex)/, { levels: UP_TO_HIGH }],
  [/^openai$/, /^gpt-5\.1\b/, { levels: ['none', ...UP_TO_HIGH] }],
  [/^openai$/, /^gpt-5\.\d/, { levels: FROM_NONE }],
  [/^openai$/, /^gpt-5\b/, { levels: ['minimal', ...UP_TO_HIGH] }],
  [/^openai$/, ANY, NOTHING],
  [/^deepseek$/, /reasoner|v[4-9]|flash|pro/, { levels: ['none', 'low', 'high', 'max'], form: 'thinking' }],
  [/^deepseek$/, /chat/, { levels: TOGGLE, form: 'thinking' }],
  [/^moonshot$/, /k3/, { levels: K3, form: 'effort' }],
  [/^moonshot$/, /k2\.?[56]/, { levels: TOGGLE, form: 'thinking' }],
  [/^moonshot$/, ANY, NOTHING],
  [/^gemini$/, /gemini-2\.5-flash/, { levels: ['none', 'minimal', ...UP_TO_HIGH] }],
  [/^gemini$/, /gemini-(2\.5|[3-9])/, { levels: ['minimal', ...UP_TO_HIGH] }],
  [/^gemini$/, ANY, NOTHING],
  [/^minimax$/, /m3/, { levels: TOGGLE, form: 'thinking', on: 'adaptive' }],
  [/^minimax$/, ANY, NOTHING],
  [/^mistral$/, /^(mistral-medium-3[.-]?5|mistral-small-4)/, { levels: ['none', 'high'] }],
  [/^mistral$/, ANY, NOTHING],
  [/^openrouter$/, ANY, { levels: ['none', 'minimal', ...UP_TO_HIGH, 'xhigh'], form: 'reasoning' }],
  [/^(zai-org|zai)$/, /glm-5\.3/, { levels: K3, form: 'effort' }],
  [/^(zai-org|zai)$/, /glm-5\.2/, { levels: ['none', 'high', 'max'], form: 'thinking' }],
  [/^(zai-org|zai)$/, /glm-(4\.[5-9]|5)/, { levels: TOGGLE, form: 'thinking' }],
  [/^(zai-org|zai)$/, ANY, NOTHING],
  [/^groq$/, /gpt-oss/, { levels: UP_TO_HIGH }],
  [/^groq$/, /qwen-?3/, { levels: TOGGLE, names: { medium: 'default' } }],
  [/^groq$/, ANY, NOTHING],
  [/^cerebras$/, /gpt-oss/, { levels: UP_TO_HIGH }],
  [/^cerebras$/, /qwen/, { levels: ['none', ...UP_TO_HIGH] }],
  // GLM thinks unless `none` is sent; nothing else can be.
  [/^cerebras$/, /glm/, { levels: ['none'] }],
  [/^cerebras$/, ANY, NOTHING],
  [ANY, /gpt-oss/, { levels: UP_TO_HIGH, form: 'effort' }],
  [/^ollama$/, ANY, { levels: ['none', ...UP_TO_HIGH, 'max'] }],
  [/^together$/, /kimi-k3|glm-5\.3/, { levels: K3 }],
  [/^together$/, /deepseek-v4-pro/, { levels: ['none', 'high', 'max'] }],
  [/^(together|fireworks-ai|deepinfra|scaleway|ovhcloud)$/, /llama|mixtral|gemma-[23]|qwen2|deepseek-v3$/, NOTHING],
  [/^fireworks-ai$/, ANY, { levels: ['none', ...UP_TO_HIGH] }],
  [/^deepinfra$/, /v4|glm-5/, { levels: FROM_NONE }],
  [/^novita$/, /glm-5\.2/, { levels: ['none', 'high', 'max'], form: 'effort' }],
  [/^novita$/, /deepseek-v4/, { levels: ['minimal', ...UP_TO_HIGH, 'xhigh'], form: 'effort' }],
  [/^scaleway$/, /mistral/, { levels: ['none', 'high'] }],
  [/^scaleway$|^ovhcloud$/, ANY, { levels: ['none', ...UP_TO_HIGH] }],
  [/^cohere$/, /reasoning/, { levels: ['none', 'high'] }],
  [/^cohere$/, ANY, NOTHING],
];

/** Finds what a model can do about its thinking; undefined where no row knows it. */
export function modelReasoning(service: string, model: string): ModelReasoning | undefined {
  // Names have the organization or the account in front of them: `accounts/fireworks/models/`, `openai/`.
  const name = model.toLowerCase().replace(/^.*\//, '');
  return ROWS.find(([services, models]) => services.test(service) && models.test(name))?.[2];
}

/** Services behind addresses, by their hosts. */
const HOSTS: readonly (readonly [host: RegExp, service: string])[] = [
  [/(^|\.)deepseek\.com$/, 'deepseek'],
  [/(^|\.)(moonshot\.(ai|cn)|kimi\.(ai|com))$/, 'moonshot'],
  [/(^|\.)googleapis\.com$/, 'gemini'],
  [/(^|\.)minimax(i)?\.(io|com|chat)$/, 'minimax'],
  [/(^|\.)mistral\.ai$/, 'mistral'],
  [/(^|\.)openrouter\.ai$/, 'openrouter'],
  [/(^|\.)(openai\.com|azure\.com)$/, 'openai'],
  [/(^|\.)(z\.ai|bigmodel\.cn)$/, 'zai'],
];

/** Services by their own names of models, which servers of one's own do not have. */
const OWN_NAMES: readonly (readonly [model: RegExp, service: string])[] = [
  [/^deepseek-(v\d-(flash|pro)|chat|reasoner|flash)$/, 'deepseek'],
  [/^kimi-k/, 'moonshot'],
  [/^(google\/)?gemini-/, 'gemini'],
  [/^MiniMax-M/, 'minimax'],
  [/^(mistral|magistral|ministral|codestral)-[\w.-]+$/, 'mistral'],
  [/^(gpt-[345]|o[1-9](-|$))/, 'openai'],
  [/^glm-[45]/, 'zai'],
  [/^[\w.-]+:[\w.-]+$/, 'ollama'],
];

/** Finds the service behind an address by its host, or by the name of the model; undefined for servers of one's own. */
export function serviceAt(url: string, model: string): string | undefined {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return HOSTS.find(([hosts]) => hosts.test(host))?.[1] ?? OWN_NAMES.find(([names]) => names.test(model))?.[1];
}
