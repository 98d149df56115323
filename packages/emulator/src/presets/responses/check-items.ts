import { isJsonObject, type JsonObject } from '../../contract/json.ts';
import { refused } from '../../contract/problem.ts';
import { isEncryptedReasoning } from './encrypted-reasoning.ts';

/** Items that continue a step of the model. */
const OF_A_STEP: ReadonlySet<unknown> = new Set(['reasoning', 'function_call', 'custom_tool_call']);

/** Throws OpenAI's error for items that do not belong together. */
export function checkItems({ input, store }: JsonObject): void {
  if (!Array.isArray(input)) return;
  const items = input.filter(isJsonObject);
  if (items.length === 0) throw refused("Invalid 'input': array too short. Expected at least one item.", IN_INPUT);
  checkCalls(items);
  for (const [index, item] of items.entries()) {
    if (item.type === 'reasoning') checkReasoning(item, items[index + 1], { isStored: store !== false });
  }
}

const IN_INPUT = { param: 'input' } as const;

function checkCalls(items: readonly JsonObject[]): void {
  const calls = collectIds(items, '_call');
  const outputs = collectIds(items, '_call_output');
  for (const id of outputs) {
    if (!calls.has(id)) throw refused(`No tool call found for function call output with call_id ${id}.`, IN_INPUT);
  }
  for (const id of calls) {
    if (!outputs.has(id)) throw refused(`No tool output found for function call ${id}.`, IN_INPUT);
  }
}

function collectIds(items: readonly JsonObject[], end: string): ReadonlySet<string> {
  const found = items.filter(({ type }) => type === `function${end}` || type === `custom_tool${end}`);
  return new Set(found.map(({ call_id: id }) => String(id)));
}

function checkReasoning(
  { id, encrypted_content: data }: JsonObject,
  next: JsonObject | undefined,
  { isStored }: { readonly isStored: boolean },
): void {
  if (typeof data === 'string') {
    if (!isEncryptedReasoning(data)) {
      const shown = `${data.slice(0, 4)}...${data.slice(-4)}`;
      throw refused(
        `The encrypted content ${shown} could not be verified. Reason: Encrypted content could not be decrypted or parsed.`,
        { code: 'invalid_encrypted_content' },
      );
    }
  } else if (!isStored) {
    throw refused(
      `Item with id '${String(id)}' not found. Items are not persisted when \`store\` is set to false. Try again with \`store\` set to true, or remove this item from your input.`,
      { status: 404, ...IN_INPUT },
    );
  }
  // Without an id, nothing has to pair.
  const isFollowed = OF_A_STEP.has(next?.type) || next?.role === 'assistant';
  if (id !== undefined && !isFollowed) {
    throw refused(
      `Item '${String(id)}' of type 'reasoning' was provided without its required following item.`,
      IN_INPUT,
    );
  }
}
