const STOP_WORDS = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by can
  could did do does doing down during each every few for from further get give given had has have having he her here hers
  him his how i if in into is it its itself just let like make may me more most much must my no nor not now of off on once
  one only or other our ours out over own please same say she should so some such tell than that the their them then there
  these they this those through to too under until up use very want was we were what when where which while who whom why
  will with would write you your yours explain describe show help need know think mean between using i'm i'd what's`.split(
    /\s+/,
  ),
);

/** The words of a text, without signs. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The words that carry meaning, in order, each once. */
export function keywords(text: string): string[] {
  const seen = new Set<string>();
  return splitWords(text).filter((word) => {
    const key = word.toLowerCase();
    if (STOP_WORDS.has(key) || key.length < 2 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** True for stop words. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase());
}

/** Extracts the subject of a question or request, in the author's words; undefined if it has none. */
export function findSubject(text: string): string | undefined {
  const line =
    text
      .split(/\n/)
      .find((candidate) => candidate.trim() !== '')
      ?.trim() ?? '';
  const wish = /\b(?:can|could|would|will) you (?:please )?(?:help me )?(?:to |with )?([^.?!]{3,80})/i.exec(line)?.[1];
  const asked =
    wish ??
    /\b(?:about|explain|describe|of|is|are|was|were|does|do|did|on|for)\s+(?:me\s+)?((?:the |a |an )?[^.?!,;:]{3,60})/i.exec(
      line,
    )?.[1] ??
    line;
  const trimmed = asked
    .replace(/[.?!,;:]+$/, '')
    .replace(/^(?:me|us|you)\s+/i, '')
    .trim();
  const words = keywords(trimmed);
  if (words.length === 0) return keywords(line)[0];
  return trimmed.length > 60 ? words.slice(0, 4).join(' ') : trimmed;
}

/** The sentences of a text. */
export function splitSentences(text: string): string[] {
  return (text.match(/[^.!?\n]+[.!?]*(?=\s|$)/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
