import { type OutputOf, type Schema, toJsonSchema, validated } from '../service/schema.ts';

/** A tool of `chatTool`, as a chat uses it. */
export interface ChatTool {
  readonly name: string;
  /** The tool in the form of OpenAI's API. */
  readonly request: object;
  /** Whether a call waits for `approve` or `deny`, by its arguments as JSON text. Never rejects. @default no call does */
  readonly needsApproval?: ((json: string) => Promise<boolean>) | undefined;
  /** Runs the tool with arguments as JSON text; undefined for a tool whose results come by `addToolResult`. Never rejects. */
  readonly run: ((json: string, signal: AbortSignal) => Promise<ToolOutcome>) | undefined;
}

/** The text that a tool gives to the model. */
interface ToolOutcome {
  readonly result: string;
  readonly isError?: boolean;
}

/** A tool that a model may call in the page. */
export interface ChatToolOptions<Parameters extends Schema> {
  readonly name: string;
  /** Purpose of the tool, for the model to read. */
  readonly description?: string | undefined;
  /** Schema of the arguments, an object. A JSON Schema is sent, but not checked. */
  readonly parameters: Parameters;
  /**
   * Whether a call waits until the user has decided, by `approve` or `deny`. A function decides by the arguments; one that fails
   * approves nothing. @default false
   */
  readonly needsApproval?: boolean | ((args: OutputOf<Parameters>) => boolean | Promise<boolean>) | undefined;
  /**
   * Runs the tool. Text is sent to the model as it is, any other value as JSON; the message of an error is sent, too. Without
   * `run`, the answer waits for `addToolResult`, for example after a question to the user.
   */
  readonly run?: ((args: OutputOf<Parameters>, context: { readonly signal: AbortSignal }) => unknown) | undefined;
}

/** Makes a tool for the option `tools` of a chat. */
export function chatTool<Parameters extends Schema>(options: ChatToolOptions<Parameters>): ChatTool {
  const { name, description, parameters, needsApproval = false, run } = options;
  return {
    name,
    request: { type: 'function', function: { name, description, parameters: toJsonSchema(parameters) } },
    needsApproval: async (json) => {
      if (typeof needsApproval !== 'function') return needsApproval;
      let args: OutputOf<Parameters>;
      try {
        args = await parseArguments(parameters, json);
      } catch {
        // Wrong arguments are the model's to mend: the tool does not run with them.
        return false;
      }
      try {
        return await needsApproval(args);
      } catch {
        return true;
      }
    },
    run: run && ((json, signal) => runForOutcome(async () => run(await parseArguments(parameters, json), { signal }))),
  };
}

async function parseArguments<Parameters extends Schema>(parameters: Parameters, json: string) {
  // The schema has accepted them; arguments of a JSON Schema have the type that the page expects.
  return (await validated(parameters, JSON.parse(json || '{}'))) as OutputOf<Parameters>;
}

async function runForOutcome(run: () => Promise<unknown>): Promise<ToolOutcome> {
  try {
    const result = await run();
    return { result: typeof result === 'string' ? result : (JSON.stringify(result) ?? 'null') };
  } catch (error) {
    return { result: `Error: ${error instanceof Error ? error.message : error}`, isError: true };
  }
}
