import { pick } from '../../../contract/random.ts';
import type { Conversation } from '../conversation.ts';
import { findSubject, keywords } from '../language.ts';

/** The last responder: names the subject of the prompt, and declines to invent facts about it. */
export function reflect({ prompt, random, earlier, model }: Conversation): string {
  const subject = findSubject(prompt) ?? shortened(prompt);
  const words = keywords(prompt)
    .filter((word) => !subject.toLowerCase().includes(word.toLowerCase()))
    .slice(0, 3);
  const before = earlier.at(-1);
  const opening = pick(random, [
    `You are asking about “${subject}”.`,
    `Let us look at “${subject}”.`,
    `So this is about “${subject}”.`,
  ]);
  const detail = words.length > 0 ? ` I also read ${formatList(words.map((word) => `“${word}”`))} in it.` : '';
  const link = before ? ` It follows what you said before: “${shortened(before)}”.` : '';
  const honest = pick(random, [
    `I am an emulator of ${model}, so I hold no facts about it, but this answer was made from your words and was streamed to you the way the real model would stream it.`,
    `As an emulator I cannot tell you anything true about it: I only show how ${model} would be called, streamed and counted.`,
  ]);
  const next = pick(random, [
    'Ask me what I can do, or set a token to reach the real model.',
    'Try a calculation, a short story, or a question about this conversation.',
  ]);
  return `${opening}${detail}${link}\n\n${honest} ${next}`;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text;
}

function formatList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
