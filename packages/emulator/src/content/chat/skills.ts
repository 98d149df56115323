import type { Conversation } from './conversation.ts';
import { aboutItself } from './skills/about-itself.ts';
import { arithmetic } from './skills/arithmetic.ts';
import { greeting } from './skills/greeting.ts';
import { recall } from './skills/recall.ts';
import { reflect } from './skills/reflect.ts';

/** Answers a conversation, or leaves it to the next skill. */
export type Skill = (conversation: Conversation) => string | undefined;

/** All skills, the most certain first; the last one answers everything. */
export const SKILLS: readonly Skill[] = [aboutItself, recall, arithmetic, greeting, reflect];
