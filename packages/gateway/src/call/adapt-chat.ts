import type { WithResponse } from '@hubkit/inference';
import { InferenceError } from '@hubkit/inference/errors';

/** How a chat says what the gateway adds to it, and the instructions of its developer. */
export interface ChatForm {
  /** Name of the maximum of tokens. */
  readonly maximum: 'max_tokens' | 'max_completion_tokens';
  /** True if the usage of a stream is asked for. */
  readonly hasUsage: boolean;
  /** True if the wishes of a request are sent. */
  readonly hasWishes: boolean;
  /** False where messages of a developer are sent as those of the system. */
  readonly hasDeveloper: boolean;
}

/** The forms of models whose services have refused the usual one. */
export type ChatForms = Map<string, ChatForm>;

/** The beginning of a call, plain or streamed. */
export interface Sent<Data> {
  withResponse(): Promise<WithResponse<Data>>;
}

const USUAL: ChatForm = { maximum: 'max_tokens', hasUsage: true, hasWishes: true, hasDeveloper: true };

/** A chat that is sent. */
interface AdaptedChat {
  readonly model: string;
  /** True for a model with several targets. */
  readonly hasFallbacks: boolean;
  /** What the client sent. A refusal may repeat it, and must not lead to another form. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** What a request of another dialect says beside it, such as an effort. */
  readonly wishes: Readonly<Record<string, unknown>>;
}

/** Refusals of a parameter itself, not of its value. */
const UNKNOWN =
  /not (?:permitted|supported|allowed|accepted)|un(?:supported|known|recogni[sz]ed|expected)|extra|additional propert/i;

/** Names under which a service gets wishes. */
const WISHES = /^(?:reasoning_effort|enable_thinking|chat_template_kwargs|verbosity)$/;

/** Names of the parameters that the gateway adds. */
const ADDED =
  /\b(?:stream_options|include_usage|max_tokens|reasoning_effort|enable_thinking|chat_template_kwargs|verbosity)\b/;

/**
 * Sends a chat. Where its service refuses a parameter that the gateway has added, it is sent again without it, or by its other
 * name, and so are those that follow. The same holds for the role `developer`, which agents use and many services do not know.
 */
export function adaptChat<Data>(
  forms: ChatForms,
  { model, hasFallbacks, fields, wishes }: AdaptedChat,
  send: (form: ChatForm) => Sent<Data>,
): Sent<Data> {
  return {
    async withResponse() {
      let form = forms.get(model) ?? USUAL;
      for (;;) {
        try {
          return await send(form).withResponse();
        } catch (error) {
          const next = otherForm(form, error, { fields, wishes });
          // Another target may not know the other name of the maximum, and would generate without an end.
          if (next === undefined || (next.maximum !== form.maximum && hasFallbacks)) throw error;
          form = next;
          forms.set(model, form);
        }
      }
    },
  };
}

/** The form that is left after a refusal; undefined if the refusal has another reason. */
function otherForm(
  form: ChatForm,
  error: unknown,
  { fields, wishes }: Pick<AdaptedChat, 'fields' | 'wishes'>,
): ChatForm | undefined {
  if (!InferenceError.is(error)) return undefined;
  const { response, message } = error;
  if (response?.status !== 400 && response?.status !== 422) return undefined;
  const reason = `${message} ${JSON.stringify(response.body)}`;
  if (form.hasDeveloper && /\b(?:role|developer)\b/i.test(reason) && isFromDeveloper(fields))
    return { ...form, hasDeveloper: false };
  // A refusal may list other parameters after the one that it is about.
  const [name] = ADDED.exec(reason) ?? [];
  if (name === undefined || !UNKNOWN.test(reason) || JSON.stringify(fields).includes(name)) return undefined;
  if (WISHES.test(name)) {
    return form.hasWishes && Object.keys(wishes).length > 0 ? { ...form, hasWishes: false } : undefined;
  }
  if (name === 'max_tokens') return form.maximum === name ? { ...form, maximum: 'max_completion_tokens' } : undefined;
  return form.hasUsage ? { ...form, hasUsage: false } : undefined;
}

function isFromDeveloper({ messages }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(messages) && messages.some((message) => message?.role === 'developer');
}

/** Gives messages of a developer the role that they had before: `system`. */
export function withoutDeveloper(messages: unknown): unknown {
  if (!Array.isArray(messages)) return messages;
  return messages.map((message) => (message?.role === 'developer' ? { ...message, role: 'system' } : message));
}
