// Written by `npm run gen` from the files beside it. Do not edit.
import type { LocalApp } from './parts/define-local-app.ts';
import { hermesAgent } from './agents.ts';
import { openclaw } from './agents.ts';
import { pi } from './agents.ts';
import { dockerModelRunner } from './command-apps.ts';
import { lemonade } from './command-apps.ts';
import { llamaCpp } from './command-apps.ts';
import { localai } from './command-apps.ts';
import { mlxLm } from './command-apps.ts';
import { nodeLlamaCpp } from './command-apps.ts';
import { ollama } from './command-apps.ts';
import { sglang } from './command-apps.ts';
import { tgi } from './command-apps.ts';
import { vllm } from './command-apps.ts';
import { atomicChat } from './linked-apps.ts';
import { backyard } from './linked-apps.ts';
import { diffusionbee } from './linked-apps.ts';
import { drawthings } from './linked-apps.ts';
import { jan } from './linked-apps.ts';
import { jellybox } from './linked-apps.ts';
import { joyfusion } from './linked-apps.ts';
import { lmstudio } from './linked-apps.ts';
import { msty } from './linked-apps.ts';
import { recursechat } from './linked-apps.ts';
import { unsloth } from './linked-apps.ts';

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
