import type { SentBody } from './fake-provider.ts';

/** Ways in which a call can end. */
const ENDINGS = [
  'whole, with usage',
  'whole, without usage',
  'whole, with half of its usage',
  'refused with 400',
  'refused with 429',
  'refused with 503',
  'no connection',
  'not readable',
  'broken in the middle',
  'left by the client',
] as const;

export type Ending = (typeof ENDINGS)[number];

/** Endings before which the provider generates nothing. */
export const UNUSED: ReadonlySet<Ending> = new Set([
  'refused with 400',
  'refused with 429',
  'refused with 503',
  'no connection',
]);

/** A request to a gateway. */
export interface RandomCall {
  readonly user: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly ending: Ending;
}

const NAMES = [
  'max_tokens',
  'max_completion_tokens',
  'max_new_tokens',
  'max_output_tokens',
  'MaxTokens',
  'max-tokens',
  'num_predict',
  'n_predict',
  'max_length',
  'n',
  'best_of',
  'num_return_sequences',
  'batch_size',
  'min_tokens',
  'min_new_tokens',
  'tokens_to_generate',
  'length',
  'number_of_answers',
];

const PLACES = ['options', 'reasoning', 'chat_template_kwargs', 'extra_body', 'generation_config', 'thinking', 'audio'];

const VALUES = [1, 2, 3, 4, 5, 7, 64, 65, 1000, 1e6, 1e308, -1, 0, 1.5, null, true, '1', '1000000', [1e6], {}];

/** Makes a request by chance: names and places of bounds, known and unknown, with numbers within and above them. */
export function randomCall(random: () => number, users: readonly string[], model: string): RandomCall {
  // An index within the list.
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const some = (most: number) => {
    const names = Array.from({ length: Math.floor(random() * (most + 1)) }, () => [pick(NAMES), pick(VALUES)] as const);
    return Object.fromEntries(names);
  };
  const parameters = { ...some(3), ...(random() < 0.2 && { [pick(PLACES)]: random() < 0.5 ? some(2) : [some(2)] }) };
  const text = pick(['Hi', 'word '.repeat(100), 'naïve 日本語 '.repeat(20)]);
  const isStream = random() < 0.5;
  const path = pick([
    'chat/completions',
    'chat/completions',
    'completions',
    'tasks/text-generation',
    'tasks/conversational',
  ]);
  const shared = { model, ...(isStream && path !== 'tasks/text-generation' && { stream: true }) };
  const messages = [{ role: 'user', content: random() < 0.2 ? [{ type: 'text', text }] : text }];
  const body =
    path === 'completions'
      ? { ...shared, prompt: text, ...parameters }
      : path === 'tasks/text-generation'
        ? { ...shared, inputs: text, parameters, ...(random() < 0.1 && some(2)) }
        : { ...shared, messages, ...parameters };
  return { user: pick(users), path: `/v1/${path}`, body, ending: pick(ENDINGS) };
}

/** What a provider may generate for a body at most, if it reads every name that looks like a bound and takes the largest. */
export function readByProvider(body: SentBody): { readonly tokens: number; readonly choices: number } {
  let tokens = 0;
  let choices = 1;
  const read = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      // Lenient servers convert texts, and take what is not above 0 as no limit.
      const number = typeof member === 'boolean' || member === null ? Number.NaN : Number(member);
      const amount = number > 0 ? number : Number.POSITIVE_INFINITY;
      if (/tok|predict|len|budget/i.test(name) && !Number.isNaN(number)) tokens = Math.max(tokens, amount);
      else if (/^n$|best|num|count|batch|candidate/i.test(name) && !Number.isNaN(number))
        choices = Math.max(choices, amount);
      else if (name !== 'messages') read(member);
    }
  };
  read(body);
  return { tokens: tokens || Number.POSITIVE_INFINITY, choices };
}
