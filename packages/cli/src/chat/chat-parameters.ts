import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { assemble, readParameter, type Setting } from '../run/parameters.ts';

/** The flags that set parameters of a chat. */
export interface ParameterFlags {
  readonly temperature?: number | undefined;
  readonly maxTokens?: number | undefined;
  readonly topP?: number | undefined;
  readonly reasoning?: string | undefined;
  readonly parameters: readonly string[];
}

/** Efforts that the client translates for the service. */
const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'];

/** Builds the parameters of a chat request. Flags win over `--parameters`, because they are more specific. */
export async function chatParameters(flags: ParameterFlags, io: Io): Promise<Readonly<Record<string, unknown>>> {
  const { temperature, maxTokens, topP, reasoning, parameters } = flags;
  if (reasoning !== undefined && !EFFORTS.includes(reasoning)) {
    throw new UsageError(`--reasoning must be one of ${EFFORTS.join(', ')}, not "${reasoning}".`);
  }
  const settings = parameters.length === 0 ? [] : await readSettings(parameters, io);
  return {
    ...assemble(settings),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
    ...(topP === undefined ? {} : { top_p: topP }),
    ...(reasoning === undefined ? {} : { reasoning }),
  };
}

/** Reads `--parameters` by the schema of the task, which takes longer to load than a chat without them. */
async function readSettings(parameters: readonly string[], io: Io): Promise<readonly Setting[]> {
  const { readTaskShape } = await import('../run/task-shape.ts');
  const { fields } = readTaskShape('conversational');
  const settings = parameters.map((given) => readParameter(given, fields));
  // The client itself warns of a name that is close to one that it knows.
  for (const { warning, isNear } of settings) if (warning && !isNear) await note(io, `hubkit: ${warning}`);
  return settings;
}
