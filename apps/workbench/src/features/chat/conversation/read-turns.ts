import type { MessagePart, ToolCallPart, Turn } from '@hubkit/react/chat-panel';
import { type TurnData, textParts } from '../../../chat-view/turn-data.ts';
import type { Entry } from '../../../database/schema.ts';

/** A message as it is stored: in its chat and column, with the time of its making in ms since 1970. */
export interface StoredTurn extends Turn {
  readonly chat: string;
  /** Absent where the columns of the chat share one tree. */
  readonly column?: string;
  readonly at: number;
}

/** The tool result of a former result turn. */
interface OldResult {
  readonly id: string;
  readonly content: string;
}

/** Members that messages had before there was `data`. */
interface TurnWithoutData extends Omit<StoredTurn, 'data'>, Omit<TurnData, 'origin'> {
  readonly hiddenAt?: number | undefined;
}

/** The stored format before messages had parts. Tool results were separate user turns, followed by the rest of the answer. */
interface OldTurn extends Omit<TurnWithoutData, 'parts' | 'status' | 'failure'> {
  readonly content: string;
  readonly images?: readonly string[];
  readonly reasoning?: string;
  readonly toolCalls?: readonly Pick<ToolCallPart, 'id' | 'name' | 'arguments'>[];
  readonly toolResults?: readonly OldResult[];
  readonly status: Turn['status'] | 'streaming' | 'elsewhere';
  readonly finishReason?: string;
  readonly failure?: Turn['failure'] & { readonly isRetryable?: boolean };
}

/** The turns among stored entries, in the present form. Damaged ones are checked when a file is imported. */
export function readTurns(stored: readonly Entry[]): readonly StoredTurn[] {
  const entries = stored as readonly (StoredTurn | TurnWithoutData | OldTurn)[]; // Stored by `turnStorage`, and before it.
  return (entries.some(isOld) ? joinResults(entries) : (entries as readonly TurnWithoutData[])).map(withData);
}

/** A turn with what the workbench keeps under `data`. */
function withData(turn: StoredTurn | TurnWithoutData): StoredTurn {
  if ('column' in turn || 'data' in turn) return turn as StoredTurn;
  const { batch, maxTokens, schema, report, hiddenAt, ...rest } = turn as TurnWithoutData;
  const data = Object.entries({ batch, maxTokens, schema, report }).filter(([, value]) => value !== undefined);
  return {
    ...rest,
    ...(rest.role === 'assistant' && { startedAt: rest.startedAt ?? rest.at }),
    ...(data.length > 0 && { data: Object.fromEntries(data) }),
    ...(hiddenAt !== undefined && { isHidden: true }),
  };
}

/** Brings turns with results of their own into answers that go on after them. */
function joinResults(entries: readonly (StoredTurn | TurnWithoutData | OldTurn)[]): readonly TurnWithoutData[] {
  const turns = new Map<string, TurnWithoutData>(
    entries.map((entry) => [entry.id, isOld(entry) ? withParts(entry) : entry]),
  );
  const results = entries.flatMap((entry) => (isOld(entry) && entry.toolResults ? [entry] : []));
  for (const { id, parent, toolResults = [] } of results) {
    const caller = parent === null ? undefined : turns.get(parent);
    const turn = turns.get(id);
    if (!caller || !turn) continue;
    const parts = caller.parts.map((part) => withResult(part, toolResults));
    const { parent: before, report } = caller;
    // Answers that followed are versions of the one that called the tools; without any, the results are such a version.
    const answers = [...turns.values()].filter((answer) => answer.parent === id);
    for (const answer of answers)
      turns.set(answer.id, { ...answer, parent: before, parts: [...parts, ...answer.parts] });
    if (answers.length > 0) turns.delete(id);
    else turns.set(id, { ...turn, role: 'assistant', parent: before, parts, report });
  }
  return [...turns.values()];
}

function isOld(entry: StoredTurn | TurnWithoutData | OldTurn): entry is OldTurn {
  return !('parts' in entry);
}

function withResult(part: MessagePart, results: readonly OldResult[]): MessagePart {
  if (part.type !== 'tool-call') return part;
  const result = results.find(({ id }) => id === part.id)?.content;
  return result === undefined ? part : { ...part, result };
}

function withParts(old: OldTurn): TurnWithoutData {
  const {
    content,
    images = [],
    reasoning,
    toolCalls = [],
    toolResults: _results,
    finishReason,
    status,
    failure,
    ...turn
  } = old;
  return {
    ...turn,
    parts: [
      ...images.map((url) => ({ type: 'image', url }) as const),
      ...(reasoning ? [{ type: 'reasoning', text: reasoning } as const] : []),
      ...textParts(content),
      ...toolCalls.map((call) => ({ type: 'tool-call', ...call }) as const),
    ],
    status: status === 'streaming' ? 'open' : status === 'elsewhere' ? 'interrupted' : status,
    ...(finishReason !== undefined && { finish: finishReason }),
    ...(failure && { failure: { ...failure, canRetry: failure.canRetry ?? failure.isRetryable ?? true } }),
  };
}
