import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHAT_TEMPLATE_IDS, loadChatTemplate } from '@hubkit/catalog/chat-templates';
import { parseJson, Template } from '@hubkit/jinja';
import { expect, it } from 'vitest';
import { findShared } from '../../scripts/corpora.mjs';
import { describeWith } from '../support/describe-with.ts';
import PUBLISHED_ELSEWHERE from './published-template-outputs.json' with { type: 'json' };

/** The published template of each model in the corpus, by the name of its file. */
const PUBLISHED: Readonly<Record<string, string>> = {
  'deepseek-ai/DeepSeek-R1-Distill-Llama-8B': 'deepseek-ai-DeepSeek-R1-Distill-Llama-8B.jinja',
  'deepseek-ai/DeepSeek-V3.1': 'deepseek-ai-DeepSeek-V3.1.jinja',
  'meta-llama/Llama-3.2-3B-Instruct': 'meta-llama-Llama-3.2-3B-Instruct.jinja',
  'openai/gpt-oss-120b': 'openai-gpt-oss-120b.jinja',
  'Qwen/Qwen2.5-7B-Instruct': 'qwen2.5-instruct.jinja',
  'Qwen/Qwen3-0.6B': 'Qwen-Qwen3-0.6B.jinja',
  'zai-org/GLM-5.2': 'GLM-5.2.jinja',
};

/**
 * What Python renders with published templates that the corpus does not have: the beginning of the SHA-256 of each output, null where
 * it fails. `sha256` is that of the template, as it stood at `place`.
 */
const ELSEWHERE: Readonly<Record<string, { readonly outputs: Readonly<Record<string, string | null>> }>> =
  PUBLISHED_ELSEWHERE;

/** A conversation with what the published template makes of it; both fail for what no model takes. */
interface Case {
  readonly template_id: string;
  readonly context_id: string;
  readonly ok: boolean;
  readonly output?: string;
}

const digest = (text: string | undefined) =>
  text === undefined ? null : createHash('sha256').update(text).digest('hex').slice(0, 16);

describeWith(findShared('conformance'), 'the chat templates of the catalog', (folder) => {
  const lines = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
  const contexts = new Map(
    lines('chat-templates.contexts.jsonl').map((line) => {
      const { id, context } = parseJson(line) as { id: string; context: object };
      return [id, context] as const;
    }),
  );
  const ids = new Map(
    lines('chat-templates.templates.jsonl').map((line) => {
      const { id, name } = JSON.parse(line) as { id: string; name: string };
      return [name, id] as const;
    }),
  );
  const cases = lines('chat-templates.jsonl').map((line) => JSON.parse(line) as Case);

  /** The digests of what the published template of a model renders, by conversation. */
  const outputsOf = (model: string): Readonly<Record<string, string | null>> => {
    const published = ids.get(PUBLISHED[model] ?? '');
    const found = cases.filter(({ template_id }) => template_id === published);
    return (
      ELSEWHERE[model]?.outputs ??
      Object.fromEntries(found.map(({ context_id, output, ok }) => [context_id, digest(ok ? output : undefined)]))
    );
  };

  it.each(CHAT_TEMPLATE_IDS)('%s renders every conversation as the published one', async (id) => {
    const ours = await loadChatTemplate(id);
    const theirs = outputsOf(ours.comparedWith);
    const template = new Template(ours.source, { now: '2024-07-26T12:00:00' });
    const render = (context: object) => {
      try {
        return template.render(context);
      } catch {
        return undefined;
      }
    };
    expect(Object.keys(theirs).length).toBeGreaterThan(40);
    const differing = Object.entries(theirs).flatMap(([conversation, output]) => {
      const text = render(contexts.get(conversation) ?? {});
      return digest(text) === output ? [] : [{ conversation, text }];
    });
    expect(differing).toEqual([]);
  });
});
