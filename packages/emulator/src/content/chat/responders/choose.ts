import { chooseOption } from '../../choice/choose-option.ts';
import { readOptions } from '../../choice/read-options.ts';
import type { Conversation } from '../conversation.ts';

/** Answers a prompt that names the allowed answers with one of them. */
export function choose({ prompt, system }: Conversation): string | undefined {
  const asked = readOptions(prompt);
  if (asked) return chooseOption(withoutForm(asked.rest), asked.options);
  const ruled = readOptions(system);
  return ruled && chooseOption(prompt, ruled.options);
}

/** Removes what a prompt says about the form of the answer. */
function withoutForm(text: string): string {
  return text.replace(/[^.?!\n:]{0,100}\b(?:one|a single) word\b[^.?!\n:]{0,100}[.:]?/gi, ' ');
}
