import type { Conversation } from './conversation.ts';
import { aboutItself } from './skills/about-itself.ts';
import { arithmetic } from './skills/arithmetic.ts';
import { code } from './skills/code.ts';
import { facts } from './skills/facts.ts';
import { greeting } from './skills/greeting.ts';
import { look } from './skills/look.ts';
import { recall } from './skills/recall.ts';
import { reflect } from './skills/reflect.ts';
import { textWork } from './skills/text-work.ts';
import { translate } from './skills/translate.ts';
import { write } from './skills/write.ts';

/** Answers a conversation, or leaves it to the next skill. */
export type Skill = (conversation: Conversation) => string | undefined;

/** All skills, the most certain first; the last one answers everything. */
export const SKILLS: readonly Skill[] = [
  look,
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
