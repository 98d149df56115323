import type { Conversation } from './conversation.ts';
import { aboutItself } from './responders/about-itself.ts';
import { arithmetic } from './responders/arithmetic.ts';
import { choose } from './responders/choose.ts';
import { code } from './responders/code.ts';
import { facts } from './responders/facts.ts';
import { greeting } from './responders/greeting.ts';
import { look } from './responders/look.ts';
import { recall } from './responders/recall.ts';
import { reflect } from './responders/reflect.ts';
import { textWork } from './responders/text-work.ts';
import { translate } from './responders/translate.ts';
import { write } from './responders/write.ts';

/** Answers a conversation; `undefined` leaves it to the next responder. */
export type Responder = (conversation: Conversation) => string | undefined;

/** All responders, the most certain first; the last one answers everything. */
export const RESPONDERS: readonly Responder[] = [
  look,
  choose,
  aboutItself,
  recall,
  translate,
  code,
  arithmetic,
  facts,
  greeting,
  write,
  textWork,
  reflect,
];
