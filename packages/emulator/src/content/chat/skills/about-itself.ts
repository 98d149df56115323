import type { Conversation } from '../conversation.ts';

const ASKS_IDENTITY =
  /\b(?:who|what) (?:are|r) you\b|\bwhat(?:'s| is) your name\b|\bare you (?:a |an |the )?(?:real|emulator|human|bot|robot|ai|model|llm|chatgpt|gpt|llama|language model)\b|\bwhich (?:ai |language )?model\b|\bwhat model\b|\bintroduce yourself\b|\btell me about yourself\b|\bwho (?:made|built|created|trained) you\b/i;
const ASKS_ABILITIES = /\bwhat can you do\b|\bhow can you help\b|\bwhat are you able to\b|^\s*help[.!?]*\s*$/i;

/** Says that it is an emulator, and what it can do. */
export function aboutItself({ prompt, system, model }: Conversation): string | undefined {
  if (ASKS_ABILITIES.test(prompt)) {
    return [
      'I am the hubkit emulator, so I know a few things well and nothing beyond them. I can:',
      '',
      '- calculate, for example `12 * (3 + 4)`',
      '- remember what you told me earlier in this conversation',
      '- translate a few common words into German, French, Spanish or Italian',
      '- write a short story, a poem, a list or a small function',
      '- count, sort, reverse or summarise a text you give me',
      '- call your tools and answer in JSON after your schema',
    ].join('\n');
  }
  if (!ASKS_IDENTITY.test(prompt)) return undefined;
  const given =
    /\byour name is ([\p{L}][\p{L}'-]*)/iu.exec(system)?.[1] ?? /\byou are (\p{Lu}[\p{L}'-]+)\b/u.exec(system)?.[1];
  const name = given ? `In this conversation I go by ${given}, but in truth ` : '';
  const start = given ? 'I am' : 'I am';
  return `${name}${start} the hubkit emulator, answering in the place of ${model}. I run on your own machine, I use no network, and no language model stands behind these words: the same request always gets the same answer. To talk to the real ${model}, set a token such as HF_TOKEN.`;
}
