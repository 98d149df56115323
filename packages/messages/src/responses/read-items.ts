import { type ContentPart, isMembers, type Members, type Message, type MessageToolCall } from '../message.ts';
import { joinTexts } from './chat-from-response.ts';
import { readAssistantContent, readContent } from './read-content.ts';
import { missing, ResponsesRequestError, wrongType } from './responses-error.ts';
import { openReasoning, RESPONSES_FORMAT, withReasoning } from './sealed-reasoning.ts';

/** Messages that input items mean, and the types of the items that mean nothing to a chat. */
export interface ReadItems {
  readonly messages: readonly Message[];
  readonly skipped: readonly string[];
}

/** Options of `readItems`. */
export interface ReadItemsOptions {
  /**
   * Reads the reasoning in an `encrypted_content` of the own server; undefined for that of others, which stays as it is.
   *
   * @default openReasoning
   */
  readonly open?: ((encrypted: string) => Members | undefined) | undefined;
}

/** What the model wrote between two messages of others. */
interface OpenStep {
  text: string;
  refusal: string;
  phase: unknown;
  reasoning: string;
  readonly details: Members[];
  readonly sealed: Members[];
  readonly calls: MessageToolCall[];
}

/**
 * Reads the input of a request of the Responses API as chat messages. Reasoning, text and calls that follow each other are one
 * message; results of tools follow it, and images in results are a message of the user behind them.
 */
export function readItems(input: unknown, { open = openReasoning }: ReadItemsOptions = {}): ReadItems {
  if (input === undefined || input === null) throw missing('input');
  if (typeof input === 'string') return { messages: [{ role: 'user', content: input }], skipped: [] };
  if (!Array.isArray(input)) throw wrongType('input', 'a string or an array of items');
  const reader = new ItemReader(open);
  for (const [index, item] of input.entries()) reader.push(item, `input[${index}]`);
  return reader.end();
}

class ItemReader {
  readonly #openSealed: NonNullable<ReadItemsOptions['open']>;
  readonly #messages: Message[] = [];
  readonly #skipped = new Set<string>();
  #step: OpenStep | undefined;
  #images: ContentPart[] = [];

  constructor(open: NonNullable<ReadItemsOptions['open']>) {
    this.#openSealed = open;
  }

  push(item: unknown, param: string): void {
    if (!isMembers(item)) throw wrongType(param, 'an object');
    const { type = 'message' } = item;
    switch (type) {
      case 'message':
        this.#pushMessage(item, param);
        break;
      case 'reasoning':
        this.#pushReasoning(item);
        break;
      case 'function_call':
        this.#pushCall(item, item.arguments, param);
        break;
      case 'custom_tool_call':
        // The tool is offered as a function whose one member is the input.
        this.#pushCall(item, JSON.stringify({ input: String(item.input ?? '') }), param);
        break;
      case 'function_call_output':
      case 'custom_tool_call_output':
        this.#pushResult(item, param);
        break;
      case 'item_reference':
        throw new ResponsesRequestError(
          `Item with id '${String(item.id)}' not found. Items are not persisted here: send the item itself.`,
          { param },
        );
      default:
        this.#skipped.add(String(type));
    }
  }

  end(): ReadItems {
    this.#closeStep();
    this.#closeImages();
    return { messages: this.#messages, skipped: [...this.#skipped] };
  }

  #pushMessage({ role, content, phase }: Members, param: string): void {
    if (typeof role !== 'string') throw missing(`${param}.role`);
    if (role !== 'assistant') {
      this.#closeStep();
      this.#closeImages();
      this.#messages.push({ role, content: readContent(content, `${param}.content`) });
      return;
    }
    const step = this.#openStep();
    const { text, refusal } = readAssistantContent(content, `${param}.content`);
    step.text += step.text && text ? `\n\n${text}` : text;
    step.refusal += refusal;
    if (typeof phase === 'string') step.phase = phase;
  }

  #pushCall({ call_id: id, name }: Members, given: unknown, param: string): void {
    if (typeof id !== 'string') throw missing(`${param}.call_id`);
    if (typeof name !== 'string') throw missing(`${param}.name`);
    const written = typeof given === 'string' ? given : JSON.stringify(given ?? {});
    const called = { name, arguments: written };
    this.#openStep().calls.push({ id, type: 'function', function: called });
  }

  /** Keeps the reasoning of an item: what the own server has sealed is read, what another service encrypted stays as it is. */
  #pushReasoning({ summary, content, encrypted_content: data }: Members): void {
    const step = this.#openStep();
    const text = joinTexts(summary) || joinTexts(content);
    step.reasoning += step.reasoning && text ? `\n\n${text}` : text;
    if (typeof data !== 'string' || !data) return;
    const sealed = this.#openSealed(data);
    if (sealed) step.sealed.push(sealed);
    else {
      const index = step.details.length;
      step.details.push({ type: 'reasoning.encrypted', data, format: RESPONSES_FORMAT, index });
    }
  }

  #pushResult({ call_id: id, output }: Members, param: string): void {
    if (typeof id !== 'string') throw missing(`${param}.call_id`);
    this.#closeStep();
    const content = readContent(output, `${param}.output`);
    if (typeof content === 'string') {
      this.#messages.push({ role: 'tool', tool_call_id: id, content });
      return;
    }
    // Few services take images from a tool; all that see take them from the user, after the results.
    const texts = content.flatMap(({ type, text }) => (type === 'text' ? [String(text)] : []));
    const others = content.filter(({ type }) => type !== 'text');
    this.#images.push(...others);
    const text = texts.join('\n\n') || `The result of ${id} follows in the next message of the user.`;
    this.#messages.push({ role: 'tool', tool_call_id: id, content: text });
  }

  #openStep(): OpenStep {
    this.#closeImages();
    this.#step ??= { text: '', refusal: '', phase: undefined, reasoning: '', details: [], sealed: [], calls: [] };
    return this.#step;
  }

  #closeStep(): void {
    const step = this.#step;
    this.#step = undefined;
    if (!step) return;
    const { text, refusal, phase, reasoning, details, sealed, calls } = step;
    // Reasoning of a step that was cut off has nothing to say without its text.
    if (!text && !refusal && calls.length === 0) return;
    const message: Message = {
      role: 'assistant',
      content: text || (calls.length > 0 || refusal ? null : ''),
      ...(refusal && { refusal }),
      // Services that encrypt no reasoning know no phases.
      ...(phase !== undefined && details.length > 0 && { phase }),
      ...(reasoning && sealed.length === 0 && { reasoning }),
      ...(details.length > 0 && { reasoning_details: details }),
      ...(calls.length > 0 && { tool_calls: calls }),
    };
    this.#messages.push(sealed.reduce(withReasoning, message));
  }

  #closeImages(): void {
    if (this.#images.length === 0) return;
    this.#messages.push({ role: 'user', content: this.#images });
    this.#images = [];
  }
}
