/** The efforts of reasoning that the client translates for each provider. */
export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const;

/** The settings of a chat, which its columns share as far as they have no own. */
export interface ChatSettings {
  readonly systemPrompt: string;
  readonly isStreamed: boolean;
  /** Absent: what the provider uses. */
  readonly temperature?: number | undefined;
  readonly topP?: number | undefined;
  readonly maxTokens?: number | undefined;
  /** Random seed, for repeatable answers at providers that support it. */
  readonly seed?: number | undefined;
  readonly frequencyPenalty?: number | undefined;
  readonly presencePenalty?: number | undefined;
  /** Texts that end the answer, one on each line. */
  readonly stop?: string | undefined;
  readonly reasoningEffort?: (typeof REASONING_EFFORTS)[number] | undefined;
  /** JSON Schema of the answer as the user typed it; undefined or '' for free text. */
  readonly schema?: string | undefined;
  /** Further arguments of the call as a JSON object; they replace those of the same name. */
  readonly extra?: string | undefined;
  /** Tools that the model may call, as the JSON typed by the user; undefined or '' for none. */
  readonly tools?: string | undefined;
}

/** The settings that a first chat begins with. */
export const FIRST_SETTINGS: ChatSettings = { systemPrompt: '', isStreamed: true };

/** Settings of one column in the place of those of the chat; null for a value that is left to the provider there. */
export type OwnSettings = { readonly [Name in keyof ChatSettings]?: ChatSettings[Name] | null };
