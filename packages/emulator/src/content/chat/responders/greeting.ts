import { pick } from '../../../contract/random.ts';
import type { Conversation } from '../conversation.ts';
import { userName } from './recall.ts';

const GREETS =
  /^\s*(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|salut|bonjour|hallo|hola|ciao)\b[\s,!.]*(?:there|everyone|all|you|assistant|friend|\p{Lu}\p{L}+)?[\s,!.?]*(?:how are you[^?]*\??|how do you do\??|how's it going\??|what's up\??)?[\s!.?]*$/iu;
const THANKS = /^\s*(?:thanks|thank you|thx|cheers|merci|danke|great|perfect|awesome|nice|cool)\b[^?]{0,40}$/i;
const LEAVES = /^\s*(?:bye|goodbye|see you|see ya|farewell|good night|ciao|that's all|that is all)\b[^?]{0,30}$/i;

/** Answers greetings, thanks and goodbyes. */
export function greeting(conversation: Conversation): string | undefined {
  const { prompt, random } = conversation;
  if (prompt === '') return 'You have not said anything yet. What would you like to talk about?';
  const name = userName(conversation);
  const address = name ? `, ${name}` : '';
  if (GREETS.test(prompt)) {
    const isAsked = /how are you|how do you do|how's it going|what's up/i.test(prompt);
    const reply = isAsked ? ' I am well, as an emulator always is.' : '';
    return pick(random, [
      `Hello${address}!${reply} How can I help you today?`,
      `Hi${address}!${reply} What would you like to talk about?`,
      `Good to see you${address}!${reply} What can I do for you?`,
    ]);
  }
  if (THANKS.test(prompt)) {
    return pick(random, [`You are welcome${address}!`, `Glad to help${address}.`, `Any time${address}!`]);
  }
  if (LEAVES.test(prompt)) {
    return pick(random, [`Goodbye${address}!`, `See you soon${address}.`, `Take care${address}!`]);
  }
  return undefined;
}
