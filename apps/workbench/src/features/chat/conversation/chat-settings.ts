/** The settings of a chat, which all of its columns share. */
export interface ChatSettings {
  readonly systemPrompt: string;
  readonly isStreamed: boolean;
  /** Absent: what the provider uses. */
  readonly temperature?: number | undefined;
  readonly topP?: number | undefined;
  readonly maxTokens?: number | undefined;
  /** Tools that the model may call, as the JSON typed by the user; undefined or '' for none. */
  readonly tools?: string | undefined;
}

/** The settings that a first chat begins with. */
export const FIRST_SETTINGS: ChatSettings = { systemPrompt: '', isStreamed: true };
