// Written by `npm run gen` from the files beside it. Do not edit.
import type { LocalApp } from './parts/define-local-app.ts';
import { atomicChat } from './atomic-chat.ts';
import { backyard } from './backyard.ts';
import { diffusionbee } from './diffusionbee.ts';
import { dockerModelRunner } from './docker-model-runner.ts';
import { drawthings } from './drawthings.ts';
import { hermesAgent } from './hermes-agent.ts';
import { jan } from './jan.ts';
import { jellybox } from './jellybox.ts';
import { joyfusion } from './joyfusion.ts';
import { lemonade } from './lemonade.ts';
import { llamaCpp } from './llama.cpp.ts';
import { lmstudio } from './lmstudio.ts';
import { localai } from './localai.ts';
import { mlxLm } from './mlx-lm.ts';
import { msty } from './msty.ts';
import { nodeLlamaCpp } from './node-llama-cpp.ts';
import { ollama } from './ollama.ts';
import { openclaw } from './openclaw.ts';
import { pi } from './pi.ts';
import { recursechat } from './recursechat.ts';
import { sglang } from './sglang.ts';
import { tgi } from './tgi.ts';
import { unsloth } from './unsloth.ts';
import { vllm } from './vllm.ts';

/** Every application that runs models on the machine of the user. */
export const LOCAL_APPS = {
  'atomic-chat': atomicChat,
  backyard,
  diffusionbee,
  'docker-model-runner': dockerModelRunner,
  drawthings,
  'hermes-agent': hermesAgent,
  jan,
  jellybox,
  joyfusion,
  lemonade,
  'llama.cpp': llamaCpp,
  lmstudio,
  localai,
  'mlx-lm': mlxLm,
  msty,
  'node-llama-cpp': nodeLlamaCpp,
  ollama,
  openclaw,
  pi,
  recursechat,
  sglang,
  tgi,
  unsloth,
  vllm,
} satisfies Readonly<Record<string, LocalApp>>;

/** The id of a local app. */
export type LocalAppKey = keyof typeof LOCAL_APPS;
