import { type ErrorDetails, ProviderOutputError } from '../../../contract/errors.ts';
import { importLazily } from '../../../contract/import-lazily.ts';
import { pathText } from '../../../contract/schema.ts';
import type { CallContext } from '../../../transport/context.ts';
import { parseSafely } from '../../../transport/parse-safely.ts';
import { redactText } from '../../../transport/redact.ts';
import { readMessage } from '../../../transport/redact-cause.ts';
import type { AnswerFormat } from './read-format.ts';

/** The end of an answer, with the reason for a missing value. */
export interface Answer {
  readonly text: string;
  readonly finishReason?: string | null | undefined;
  /** The model's own words for why it does not answer. */
  readonly refusal?: unknown;
}

/** The part of the context of a call that messages are made of. */
export type AnswerContext = Pick<CallContext, 'subject' | 'secrets'>;

/** Reads the value of an answer: parses it, repairs it if the format allows, and validates it. */
export async function readAnswer(
  answer: Answer,
  format: AnswerFormat,
  { subject, secrets }: AnswerContext,
): Promise<unknown> {
  const { text } = answer;
  const fail = (why: string, details: ErrorDetails = {}): never => {
    const message = `${subject.provider} ${subject.task}: ${redactText(why, secrets)}`;
    throw new ProviderOutputError(message, { ...subject, ...details, answer: redactText(text, secrets) });
  };
  const value = await parse(text, format.repair).catch((cause: unknown) =>
    fail(format.repair && text ? `the answer could not be repaired: ${readMessage(cause)}` : noJson(answer), { cause }),
  );
  const result = await format.schema['~standard'].validate(value);
  if (!result.issues) return result.value;
  const [issue] = result.issues;
  return fail(
    `the answer does not follow the schema${issue ? ` at ${pathText(issue.path)}: ${redactText(issue.message, secrets).slice(0, 200)}` : ''}. Its text is in \`error.answer\`.`,
    { issues: result.issues },
  );
}

async function parse(text: string, repair: AnswerFormat['repair']): Promise<unknown> {
  try {
    return parseSafely(text);
  } catch (cause) {
    if (!repair) throw cause;
    return parseSafely(typeof repair === 'function' ? await repair(text) : await repaired(text));
  }
}

async function repaired(text: string): Promise<string> {
  const { repairJson } = await importLazily('the repair of JSON', () => import('./repair-json.ts'));
  return repairJson(text);
}

function noJson({ text, finishReason, refusal }: Answer): string {
  if (typeof refusal === 'string' && refusal) return `the model refused to answer: ${refusal.slice(0, 200)}`;
  if (!text) return `the answer is empty${finishReason ? ` (${finishReason})` : ''}.`;
  if (finishReason === 'length' || finishReason === 'max_tokens') {
    return `the answer was cut off after ${text.length} characters. Raise \`max_tokens\`; its text is in \`error.answer\`.`;
  }
  return 'the answer is not valid JSON. Its text is in `error.answer`; `repair: true` beside the schema mends such answers.';
}
