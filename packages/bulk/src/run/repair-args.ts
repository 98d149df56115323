import { InferenceError } from '@hubkit/inference/errors';
import type { CallArgs } from '../contract/call-args.ts';

/** Issues that are named to the model. */
const MAX_ISSUES = 10;

/** Makes the chat that sends an answer back whose form is wrong; undefined for other failures. */
export function repairArgs(args: CallArgs, error: unknown): CallArgs | undefined {
  if (!InferenceError.is(error) || error.answer === undefined || !Array.isArray(args.messages)) return;
  const issues = (error.issues ?? []).slice(0, MAX_ISSUES).map(({ path, message }) => {
    const place = path?.map((key) => String(typeof key === 'object' ? key.key : key)).join('.');
    return `- ${place ? `${place}: ` : ''}${message}`;
  });
  const reason = issues.length > 0 ? `It does not match the schema:\n${issues.join('\n')}` : 'It is not valid JSON.';
  return {
    ...args,
    messages: [
      ...args.messages,
      { role: 'assistant', content: error.answer },
      {
        role: 'user',
        content: `Your last answer cannot be used. ${reason}\nAnswer again, with the corrected JSON only.`,
      },
    ],
  };
}
