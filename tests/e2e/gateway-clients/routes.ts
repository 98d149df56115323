/** Routes of a gateway; a streamed answer counts separately. */
export const ROUTES = [
  'models',
  'chat/completions',
  'chat/completions, streamed',
  'completions',
  'embeddings',
  'images/generations',
  'audio/speech',
  'audio/transcriptions',
  'tasks/<task>',
] as const;

export type RouteName = (typeof ROUTES)[number];

/** Address and key of a gateway, and a sound file to send to it. */
export interface Target {
  readonly baseUrl: string;
  readonly key: string;
  readonly soundFile: string;
}

/** Calls of a client, by the route that they use. A route that the client has no call for is left out. */
export type Calls = Partial<Record<RouteName, () => Promise<unknown>>>;

/** Inputs of the calls. */
export const QUESTION = 'What is 6 times 7?';
export const TEXTS = ['one', 'two'];

/** Describes the result of a call if it is wrong; undefined if it is right. */
export function problemOf(route: RouteName, result: unknown): string | undefined {
  const text = typeof result === 'string' ? result : JSON.stringify(result);
  return EXPECTED[route].test(text ?? '') ? undefined : `${route}: ${String(text).slice(0, 200)}`;
}

/**
 * Results as text: ids of models, words of an answer, numbers, the size of a file in bytes, a transcript, a label or the
 * width of an image.
 */
const EXPECTED: Readonly<Record<RouteName, RegExp>> = {
  models: /chat/,
  'chat/completions': /42/,
  'chat/completions, streamed': /42/,
  completions: /\w{3}/,
  embeddings: /^\[\[-?\d.*\],\[-?\d.*\]\]$/s,
  'images/generations': /^\d{3,}$/,
  'audio/speech': /^\d{3,}$/,
  'audio/transcriptions': /\w{3}/,
  'tasks/<task>': /POSITIVE|^\d{3,}$/i,
};
