import type { Conversation } from '../conversation.ts';

const NAME_TOLD =
  /\b(?:[Mm]y name(?: is|['’]s)|[Cc]all me|I(?: a|['’])m(?: called)?(?! (?:American|British|English|French|German|Indian|Italian|Spanish|Chinese|Japanese)\b)) (\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?)/u;
const FACT_TOLD =
  /\bmy ((?:favou?rite )?[\p{L}][\p{L} -]{1,30}?) (?:is|are|was|will be) (?:called |named )?((?:(?! and my )[^.!?\n]){1,80})/giu;
const FACT_ASKED =
  /\b(?:what|which|who|when|where|how old)(?:'s| is| are| was| were)? (?:is |are |was )?my ((?:favou?rite )?[\p{L}][\p{L} -]{1,30}?)(?: again| called| named)?\s*\?/iu;
const LIVES = /\bi (?:live|work|was born|come from|am from) (?:in |at |for |from )?([^.!?,\n]{2,60})/i;

/** Answers questions about the earlier conversation, and confirms statements.*/
export function recall(conversation: Conversation): string | undefined {
  return (
    aboutTheSystem(conversation) ??
    aboutTheTurns(conversation) ??
    aboutTheUser(conversation) ??
    noteWhatIsTold(conversation)
  );
}

/** The name the user has given in any message, if one was given. */
export function userName(conversation: Conversation): string | undefined {
  return lastMatch([...conversation.earlier, conversation.prompt], NAME_TOLD)?.[1];
}

function aboutTheSystem({ prompt, system }: Conversation): string | undefined {
  if (!/\b(?:system (?:prompt|message)|your (?:instructions|rules|role))\b/i.test(prompt) || !prompt.includes('?'))
    return undefined;
  return system === ''
    ? 'There is no system prompt in this conversation.'
    : `My system prompt says:\n\n> ${system.replaceAll('\n', '\n> ')}`;
}

function aboutTheUser(conversation: Conversation): string | undefined {
  const { prompt, earlier } = conversation;
  if (/\b(?:what(?:'s| is) my name|who am i|(?:do you )?(?:remember|know) my name)\b/i.test(prompt)) {
    const name = userName(conversation);
    return name ? `Your name is ${name}.` : 'You have not told me your name yet.';
  }
  if (/\bwhere (?:do|did|was) i (?:live|work|come from|born)\b|\bwhere am i from\b/i.test(prompt)) {
    const place = lastMatch(earlier, LIVES);
    return place ? `You told me: “${place[0]}”.` : 'You have not told me that yet.';
  }
  const asked = FACT_ASKED.exec(prompt)?.[1]?.toLowerCase();
  if (!asked) return undefined;
  const fact = toldFacts(earlier).get(asked);
  return fact ? `Your ${asked} is ${fact}.` : `You have not told me your ${asked} yet.`;
}

function aboutTheTurns({ prompt, messages, earlier }: Conversation): string | undefined {
  if (
    /\b(?:first|initial)\b.{0,20}\b(?:message|question|thing|said|ask(?:ed)?)\b/i.test(prompt) &&
    /\b(?:i|my|we)\b/i.test(prompt)
  ) {
    return earlier[0] === undefined
      ? 'This is the first thing you have said.'
      : `Your first message was: “${earlier[0]}”`;
  }
  if (
    /\bwhat (?:did|have) i (?:just )?(?:say|said|ask|asked|tell|told|write|written)\b|\bmy (?:last|previous) (?:message|question)\b/i.test(
      prompt,
    )
  ) {
    const last = earlier.at(-1);
    return last === undefined ? 'You have not said anything before this.' : `You said: “${last}”`;
  }
  if (
    /\bwhat (?:did|have) you (?:just )?(?:say|said|answer|tell)\b|\byour (?:last|previous) (?:answer|message|reply)\b|\b(?:repeat|say) that again\b/i.test(
      prompt,
    )
  ) {
    const said = messages.filter((message) => message.role === 'assistant').at(-1)?.text;
    return said ? `I said: “${said}”` : 'I have not said anything yet.';
  }
  if (/\bhow many (?:messages|questions|things|turns)\b.{0,40}\b(?:i|we|you)\b/i.test(prompt)) {
    return `You have written ${earlier.length + 1} message${earlier.length === 0 ? '' : 's'} so far, this one included.`;
  }
  return undefined;
}

/** A statement about the user is confirmed, so that it is seen to be remembered. */
function noteWhatIsTold(conversation: Conversation): string | undefined {
  const { prompt } = conversation;
  if (/[?]/.test(prompt) || prompt.length > 200) return undefined;
  const name = userName({ ...conversation, earlier: [] });
  const facts = [...toldFacts([prompt])].filter(([about]) => about !== 'name');
  const noted = facts.map(([about, value]) => `your ${about} is ${value}`).join(', and ');
  if (name) return `Nice to meet you, ${name}!${noted ? ` I will remember that ${noted}.` : ''} What can I do for you?`;
  return noted ? `Noted: ${noted}.` : undefined;
}

function toldFacts(texts: readonly string[]): Map<string, string> {
  const facts = new Map<string, string>();
  for (const text of texts) {
    for (const [, about, value] of text.matchAll(FACT_TOLD)) {
      if (about && value) facts.set(about.toLowerCase(), value.trim());
    }
  }
  return facts;
}

function lastMatch(texts: readonly string[], pattern: RegExp): RegExpExecArray | undefined {
  return texts.map((text) => pattern.exec(text)).findLast((match) => match !== null) ?? undefined;
}
