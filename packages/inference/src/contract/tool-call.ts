/** A call of a tool by a model. */
export interface ToolCall {
  /** Id that the message with the result repeats. */
  readonly id: string;
  readonly name: string;
  /** JSON text, as the model wrote it. */
  readonly arguments: string;
}
