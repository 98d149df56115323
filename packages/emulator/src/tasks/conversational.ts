import type { ChatRequest } from '../content/chat/chat-request.ts';
import { type Generated, generateChat } from '../content/chat/generate.ts';
import { defineTask } from '../contract/define-task.ts';
import { ProblemError } from '../contract/problem.ts';

export const conversational = defineTask<ChatRequest, Generated>((request, model) => {
  if (model.hasChatTemplate === false) {
    throw new ProblemError({ status: 422, reason: 'other', message: 'Template error: template not found' });
  }
  // The answers name the model by its id at the hub.
  return generateChat({ ...request, model: model.hubId });
});
