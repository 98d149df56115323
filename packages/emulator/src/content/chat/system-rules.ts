import type { Conversation } from './conversation.ts';
import { splitSentences } from './language.ts';

/** A rule in a system prompt that changes how an answer is written. */
interface SystemRule {
  readonly pattern: RegExp;
  readonly apply: (text: string, match: RegExpExecArray) => string;
}

const SYSTEM_RULES: readonly SystemRule[] = [
  {
    pattern: /\bin (?:just |only )?(?:one|a single) word\b/i,
    apply: oneWord,
  },
  {
    pattern: /\b(?:in|with|use|using) (?:just |only |exactly )?(?:one|a single) sentence\b/i,
    apply: (text) => splitSentences(text)[0] ?? text,
  },
  {
    pattern:
      /\b(?:be |very |keep (?:it|your answers) |answer |reply )(?:brief|briefly|short|shortly|concise|concisely|terse|tersely)\b|\bconcise(?:ly)?\b/i,
    apply: (text) => splitSentences(text).slice(0, 2).join(' ') || text,
  },
  {
    pattern: /\bpirate\b/i,
    apply: (text) =>
      `Arr! ${text
        .replace(/\byou are\b/gi, 'ye be')
        .replace(/\byour\b/g, 'yer')
        .replace(/\byou\b/g, 'ye')
        .replace(/\bmy\b/g, 'me')
        .replace(/\bHello\b/g, 'Ahoy')}`,
  },
  {
    pattern:
      /\b(?:always |must )?(?:end|finish|close) (?:every |each |all |your |the )?(?:answer|answers|reply|replies|response|responses|message|messages|sentence)?s? ?with (?:the (?:word|words|phrase) )?["“'‘]?([^"”'’\n.]{1,60})["”'’]?/i,
    apply: (text, match) => `${text} ${match[1]?.trim() ?? ''}`,
  },
  {
    pattern:
      /\b(?:always |must )?(?:start|begin) (?:every |each |all |your |the )?(?:answer|answers|reply|replies|response|responses|message|messages)? ?with (?:the (?:word|words|phrase) )?["“'‘]?([^"”'’\n.]{1,60})["”'’]?/i,
    apply: (text, match) => `${match[1]?.trim() ?? ''} ${text}`,
  },
  {
    pattern: /\b(?:in |all |only )(?:upper ?case|capital letters|capitals|caps)\b/i,
    apply: (text) => text.toUpperCase(),
  },
  { pattern: /\b(?:in |all |only )lower ?case\b/i, apply: (text) => text.toLowerCase() },
];

/** The most informative word: the last one of “… is Tokyo” and “… = 4”, otherwise the first. */
function oneWord(text: string): string {
  const [first = text] = splitSentences(text);
  const words = first.match(/-?[\p{L}\p{N}][\p{L}\p{N}.'-]*/gu) ?? [text];
  return (/ (?:is|are|was|=) /.test(first) ? words.at(-1) : words[0])?.replace(/\.$/, '') ?? text;
}

/** A sentence of the prompt that asks for one word: `One word.`, `Answer in one word only.` */
const ONE_WORD =
  /(?:^|[.?!:\n]\s*)(?:please )?(?:(?:answer|reply|respond) )?(?:in |with )?(?:just |only |exactly )?(?:one|a single) word(?: only)?\s*(?:[.!:\n]|$)/i;

/** Rewrites an answer to follow the rules in the system prompt, and the wish for one word in the prompt. */
export function applySystemRules(text: string, { system, prompt }: Conversation): string {
  const short = ONE_WORD.test(prompt) ? oneWord(text) : text;
  return SYSTEM_RULES.reduce((written, rule) => {
    const match = rule.pattern.exec(system);
    return match ? rule.apply(written, match) : written;
  }, short);
}
