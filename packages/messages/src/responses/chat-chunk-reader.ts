import { isMembers, type Members } from '../message.ts';
import {
  chatFromResponse,
  chatUsage,
  PARAGRAPH,
  toCitation,
  toFinishReason,
  toReasoningDetails,
  toToolCall,
} from './chat-from-response.ts';

/** A call whose item has begun. */
interface OpenCall {
  /** Position among the calls. */
  readonly index: number;
  hasText: boolean;
}

/** Members around the choices of a chunk. */
interface Envelope {
  readonly id: unknown;
  readonly created: unknown;
  readonly model: unknown;
}

/** Reads the events of a streamed response as the chunks of a chat. */
export class ChatChunkReader {
  readonly #calls = new Map<unknown, OpenCall>();
  #envelope: Envelope | undefined;
  #hasText = false;
  #hasReasoning = false;
  #hasRole = false;

  /** Returns the chunk of an event; undefined for one that says nothing to a chat. */
  read(event: unknown): Members | undefined {
    if (!isMembers(event)) return;
    const { type, response, output_index: at, delta } = event;
    // A server that does not stream sends the response as it is.
    if (type === undefined && Array.isArray(event.output)) return this.#whole(event);
    if (isMembers(response)) return this.#readResponse(type, response);
    switch (type) {
      case 'response.output_item.added':
        return isMembers(event.item) ? this.#beginItem(event.item, at) : undefined;
      case 'response.output_item.done':
        return isMembers(event.item) ? this.#endItem(event.item, at) : undefined;
      case 'response.output_text.delta':
        return this.#text(delta, event.logprobs);
      case 'response.refusal.delta':
        return this.#chunk({ refusal: delta });
      case 'response.output_text.annotation.added':
        return isMembers(event.annotation) ? this.#chunk({ annotations: [toCitation(event.annotation)] }) : undefined;
      case 'response.reasoning_summary_text.delta':
      case 'response.reasoning_text.delta':
        this.#hasReasoning = true;
        return this.#chunk({ reasoning: delta });
      case 'response.reasoning_summary_part.added':
        // The parts of a summary, and those of several items, are paragraphs.
        return this.#hasReasoning ? this.#chunk({ reasoning: PARAGRAPH }) : undefined;
      case 'response.function_call_arguments.delta':
      case 'response.custom_tool_call_input.delta':
        return this.#arguments(at, delta, type.includes('custom'));
      default:
        return;
    }
  }

  #readResponse(type: unknown, response: Members): Members | undefined {
    const { id, created_at: created, model, usage, service_tier: tier } = response;
    this.#envelope = { id, created: typeof created === 'number' ? Math.floor(created) : created, model };
    if (type !== 'response.completed' && type !== 'response.incomplete') return;
    const finish_reason = toFinishReason(response, this.#calls.size > 0);
    return {
      ...this.#chunk({}, { finish_reason }),
      ...(isMembers(usage) && { usage: chatUsage(usage) }),
      ...(tier != null && { service_tier: tier }),
    };
  }

  #text(delta: unknown, logprobs: unknown): Members {
    this.#hasText = true;
    const scores = Array.isArray(logprobs) && logprobs.length > 0;
    return this.#chunk({ content: delta }, scores ? { logprobs: { content: logprobs, refusal: null } } : {});
  }

  #beginItem(item: Members, at: unknown): Members | undefined {
    const call = toToolCall(item);
    if (!call) return;
    const index = this.#calls.size;
    this.#calls.set(at, { index, hasText: Boolean(item.arguments || item.input) });
    return this.#chunk({ tool_calls: [{ index, ...call }] });
  }

  /** Some servers send arguments or text only with the last event of an item. */
  #endItem(item: Members, at: unknown): Members | undefined {
    const details = toReasoningDetails(item, Number(at) || 0);
    if (details.length > 0) return this.#chunk({ reasoning_details: details });
    if (item.type === 'message') return this.#endMessage(item);
    const call = toToolCall(item);
    if (!call) return;
    const begun = this.#calls.get(at);
    if (!begun) return this.#beginItem(item, at);
    const text = item.arguments ?? item.input;
    return begun.hasText || !text ? undefined : this.#arguments(at, text, item.type === 'custom_tool_call');
  }

  #endMessage({ content, phase }: Members): Members | undefined {
    const own = typeof phase === 'string' ? { phase } : {};
    const parts: readonly unknown[] = this.#hasText || !Array.isArray(content) ? [] : content;
    const text = parts.map((part) => (isMembers(part) && typeof part.text === 'string' ? part.text : '')).join('');
    return text || 'phase' in own ? this.#chunk({ ...(text && { content: text }), ...own }) : undefined;
  }

  #arguments(at: unknown, text: unknown, isCustom: boolean): Members | undefined {
    const call = this.#calls.get(at);
    if (!call) return;
    call.hasText = true;
    const { index } = call;
    return this.#chunk({
      tool_calls: [isCustom ? { index, custom: { input: text } } : { index, function: { arguments: text } }],
    });
  }

  #whole(response: Members): Members {
    const completion = chatFromResponse(response);
    const [{ message, ...choice } = { message: {} }] = completion.choices;
    return { ...completion, object: 'chat.completion.chunk', choices: [{ ...choice, delta: message }] };
  }

  #chunk(delta: Members, more: Members = {}): Members {
    const role = this.#hasRole ? {} : { role: 'assistant' };
    this.#hasRole = true;
    return {
      ...this.#envelope,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta: { ...role, ...delta }, finish_reason: null, ...more }],
    };
  }
}
