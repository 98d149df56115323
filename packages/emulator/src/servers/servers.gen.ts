// Written by `npm run gen` from the files beside it. Do not edit.
import { deepseek } from './deepseek.ts';
import { litellm } from './litellm.ts';
import { llamaCpp } from './llama-cpp.ts';
import { lmStudio } from './lm-studio.ts';
import { localai } from './localai.ts';
import { mistral } from './mistral.ts';
import { ollama } from './ollama.ts';
import { sglang } from './sglang.ts';
import { tei } from './tei.ts';
import { tgi } from './tgi.ts';
import { vllm } from './vllm.ts';

/** All emulated servers that people run themselves, by id. */
export const SERVERS = {
  deepseek,
  litellm,
  'llama-cpp': llamaCpp,
  'lm-studio': lmStudio,
  localai,
  mistral,
  ollama,
  sglang,
  tei,
  tgi,
  vllm,
} as const;
