import type { Agent } from './agent.ts';
import { claude } from './claude.ts';
import { codex } from './codex.ts';
import { opencode } from './opencode.ts';
import { pi } from './pi.ts';

/** The agents that can be started, by the names of their programs. */
export const AGENTS: Readonly<Record<string, Agent>> = { claude, codex, opencode, pi };
