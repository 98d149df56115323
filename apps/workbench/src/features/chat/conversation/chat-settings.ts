/** The settings of a chat besides its messages. */
export interface ChatSettings {
  /** A provider, or `auto`. */
  readonly provider: string;
  readonly model: string;
  readonly systemPrompt: string;
  readonly isStreamed: boolean;
  /** Absent: what the provider uses. */
  readonly temperature?: number | undefined;
  readonly topP?: number | undefined;
  readonly maxTokens?: number | undefined;
}
