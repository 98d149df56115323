import type { Check } from './check.ts';

/** Every keyword of a task is lower case without stray spaces, is there once, and says what the label does not. */
export const check: Check = ({ tasks }) =>
  tasks.flatMap(({ id, label, keywords = [] }) => {
    const known = new Set(words(`${label} ${id}`));
    return [
      ...keywords
        .filter((keyword) => words(keyword).join(' ') !== keyword.replaceAll('-', ' '))
        .map((keyword) => ({ message: `${id}: write the keyword "${keyword}" as lower-case words.` })),
      ...keywords
        .filter((keyword, index) => keywords.indexOf(keyword) !== index)
        .map((keyword) => ({ message: `${id} has the keyword "${keyword}" twice.` })),
      ...keywords
        .filter((keyword) => words(keyword).every((word) => known.has(word)))
        .map((keyword) => ({ message: `${id}: the keyword "${keyword}" adds nothing to the label.` })),
    ];
  });

function words(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
