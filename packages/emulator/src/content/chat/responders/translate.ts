import { translateText } from '../../translation/translate-text.ts';
import type { Conversation } from '../conversation.ts';

const LANGUAGES = { german: 'de', french: 'fr', spanish: 'es', italian: 'it' } as const;

/** Translates from English, as far as its small dictionary goes. */
export function translate({ prompt }: Conversation): string | undefined {
  const match =
    /\b(?:translate|say|what is|what's|how do (?:you|i) say)\b[\s:]*(?:the (?:word|phrase|sentence) )?["“'‘]?(.+?)["”'’]?\s+(?:in|to|into) (german|french|spanish|italian)\b/is.exec(
      prompt,
    ) ??
    swapped(
      /\btranslate (?:this |the following )?(?:text |sentence |word )?(?:in|to|into) (german|french|spanish|italian)\s*:?\s*["“'‘]?(.+?)["”'’]?\s*$/is.exec(
        prompt,
      ),
    );
  if (!match) return undefined;
  const [, text = '', language = ''] = match;
  // The pattern matches these names only.
  const to = LANGUAGES[language.toLowerCase() as keyof typeof LANGUAGES];
  const { translated, unknown } = translateText(text.trim().replace(/[.?]$/, ''), { from: 'en', to });
  const name = language.charAt(0).toUpperCase() + language.slice(1).toLowerCase();
  const note =
    unknown.length > 0
      ? `\n\n(My dictionary is small: ${unknown.map((word) => `“${word}”`).join(', ')} stayed in English.)`
      : '';
  return `In ${name}: ${translated}${note}`;
}

function swapped(match: RegExpExecArray | null): readonly string[] | undefined {
  return match ? [match[0], match[2] ?? '', match[1] ?? ''] : undefined;
}
