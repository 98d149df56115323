// Written by `npm run gen` from the files beside it. Do not edit.
import type { ChatModel } from '../define-chat-model.ts';
import { apertus70bInstruct2509 } from './apertus-70b-instruct-2509.ts';
import { apertus8bInstruct2509 } from './apertus-8b-instruct-2509.ts';
import { c4aiCommandA032025 } from './c4ai-command-a-03-2025.ts';
import { c4aiCommandR7b122024 } from './c4ai-command-r7b-12-2024.ts';
import { deepseekR1DistillQwen14b } from './deepseek-r1-distill-qwen-14b.ts';
import { deepseekR1 } from './deepseek-r1.ts';
import { deepseekV31 } from './deepseek-v3-1.ts';
import { deepseekV3 } from './deepseek-v3.ts';
import { deepseekV4Flash } from './deepseek-v4-flash.ts';
import { deepseekV4Pro } from './deepseek-v4-pro.ts';
import { glm45Air } from './glm-4-5-air.ts';
import { glm45 } from './glm-4-5.ts';
import { glm46 } from './glm-4-6.ts';
import { glm47 } from './glm-4-7.ts';
import { glm52 } from './glm-5-2.ts';
import { gptOss120b } from './gpt-oss-120b.ts';
import { gptOss20b } from './gpt-oss-20b.ts';
import { kimiK26 } from './kimi-k2-6.ts';
import { kimiK2Instruct0905 } from './kimi-k2-instruct-0905.ts';
import { llama318bInstruct } from './llama-3-1-8b-instruct.ts';
import { llama323bInstruct } from './llama-3-2-3b-instruct.ts';
import { llama3370bInstruct } from './llama-3-3-70b-instruct.ts';
import { mistralNemoInstruct2407 } from './mistral-nemo-instruct-2407.ts';
import { qwen257bInstruct } from './qwen2-5-7b-instruct.ts';
import { qwen25Coder7bInstruct } from './qwen2-5-coder-7b-instruct.ts';
import { qwen25Vl7bInstruct } from './qwen2-5-vl-7b-instruct.ts';
import { qwen330bA3b } from './qwen3-30b-a3b.ts';
import { qwen332b } from './qwen3-32b.ts';
import { qwen359b } from './qwen3-5-9b.ts';
import { qwen3635bA3b } from './qwen3-6-35b-a3b.ts';
import { smollm33b } from './smollm3-3b.ts';

/** The well-known chat models with their facts. */
export const CHAT_MODELS: readonly ChatModel[] = [
  apertus70bInstruct2509,
  apertus8bInstruct2509,
  c4aiCommandA032025,
  c4aiCommandR7b122024,
  deepseekR1,
  deepseekR1DistillQwen14b,
  deepseekV3,
  deepseekV31,
  deepseekV4Flash,
  deepseekV4Pro,
  glm45,
  glm45Air,
  glm46,
  glm47,
  glm52,
  gptOss120b,
  gptOss20b,
  kimiK26,
  kimiK2Instruct0905,
  llama318bInstruct,
  llama323bInstruct,
  llama3370bInstruct,
  mistralNemoInstruct2407,
  qwen257bInstruct,
  qwen25Coder7bInstruct,
  qwen25Vl7bInstruct,
  qwen330bA3b,
  qwen332b,
  qwen359b,
  qwen3635bA3b,
  smollm33b,
];
