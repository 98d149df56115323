// Written by `npm run gen` from the files beside it. Do not edit.
import { anthropic } from './anthropic.ts';
import { deepseek } from './deepseek.ts';
import { gemini } from './gemini.ts';
import { litellm } from './litellm.ts';
import { llamaCpp } from './llama-cpp.ts';
import { lmStudio } from './lm-studio.ts';
import { localai } from './localai.ts';
import { minimax } from './minimax.ts';
import { mistral } from './mistral.ts';
import { moonshot } from './moonshot.ts';
import { ollama } from './ollama.ts';
import { openrouter } from './openrouter.ts';
import { sglang } from './sglang.ts';
import { tei } from './tei.ts';
import { tgi } from './tgi.ts';
import { vertex } from './vertex.ts';
import { vllm } from './vllm.ts';

/** All emulated servers that people run themselves, by id. */
export const SERVERS = {
  anthropic,
  deepseek,
  gemini,
  litellm,
  'llama-cpp': llamaCpp,
  'lm-studio': lmStudio,
  localai,
  minimax,
  mistral,
  moonshot,
  ollama,
  openrouter,
  sglang,
  tei,
  tgi,
  vertex,
  vllm,
} as const;
