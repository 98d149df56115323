import { defineTask } from '../../task-definition/define-task.ts';

/** Chat. No model is tagged with it: text generation and image-text-to-text models tagged `conversational` run it. */
export const conversational = defineTask({
  id: 'conversational',
  label: 'Chat Completion',
  method: 'chatCompletion',
});

export const keywords = ['chatbot', 'assistant', 'llm', 'conversation', 'talk to a model', 'ask a question'];
