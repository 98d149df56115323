/** The settings of a chat besides its messages. */
export interface ChatSettings {
  readonly serviceId: string;
  /** A provider, or `auto`. */
  readonly provider: string;
  readonly model: string;
  readonly systemPrompt: string;
  readonly isStreamed: boolean;
  /** Absent: what the provider uses. */
  readonly temperature?: number | undefined;
  readonly topP?: number | undefined;
  readonly maxTokens?: number | undefined;
  /** A failure that the emulator should show. */
  readonly faultId?: string | undefined;
}
