// Written by `npm run gen` from the files beside it. Do not edit.
import type { ChatModel } from '../define-chat-models.ts';
import { apertus } from './apertus.ts';
import { command } from './command.ts';
import { deepseek } from './deepseek.ts';
import { glm } from './glm.ts';
import { gptOss } from './gpt-oss.ts';
import { kimi } from './kimi.ts';
import { llama } from './llama.ts';
import { mistral } from './mistral.ts';
import { qwen } from './qwen.ts';
import { smollm } from './smollm.ts';

/** The well-known chat models with their facts, by family. */
export const CHAT_MODELS: readonly ChatModel[] = [
  ...apertus,
  ...command,
  ...deepseek,
  ...glm,
  ...gptOss,
  ...kimi,
  ...llama,
  ...mistral,
  ...qwen,
  ...smollm,
];
