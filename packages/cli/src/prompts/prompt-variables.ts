import { inspectTemplate } from '@hubkit/jinja/chat';
import { inTemplate } from '../template/in-template.ts';
import type { SavedPrompt } from './prompt-store.ts';

/** A variable of a prompt. */
export interface PromptVariable {
  readonly name: string;
  /** False for one that the prompt does without. */
  readonly isNeeded: boolean;
}

/** Returns the variables of a prompt in the order of reading. Throws for a text that is no template, with the place of the mistake. */
export function promptVariables({ name, text }: SavedPrompt): readonly PromptVariable[] {
  return inTemplate(name, () => inspectTemplate({ chat_template: text }).variables);
}
