import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHAT_TEMPLATES } from '@hubkit/catalog/chat-templates';
import { parseJson, Template } from '@hubkit/jinja';
import { expect, it } from 'vitest';
import { findShared } from '../../scripts/corpora.mjs';
import { describeWith } from '../support/describe-with.ts';

/** The published template of each model in the corpus, by the name of its file. */
const PUBLISHED: Readonly<Record<string, string>> = {
  'Qwen/Qwen2.5-7B-Instruct': 'qwen2.5-instruct.jinja',
  'Qwen/Qwen3-0.6B': 'Qwen-Qwen3-0.6B.jinja',
};

/** A conversation with what the published template makes of it; both fail for what no model takes. */
interface Case {
  readonly template_id: string;
  readonly context_id: string;
  readonly ok: boolean;
  readonly output?: string;
}

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

  it.each(Object.values(CHAT_TEMPLATES))(
    '$id renders every conversation as the published one of $comparedWith',
    (ours) => {
      const published = ids.get(PUBLISHED[ours.comparedWith] ?? '');
      const theirs = cases.filter(({ template_id }) => template_id === published);
      const template = new Template(ours.source, { now: '2024-07-26T12:00:00' });
      const render = (context: object) => {
        try {
          return template.render(context);
        } catch {
          return undefined;
        }
      };
      expect(theirs.length).toBeGreaterThan(40);
      const differing = theirs.flatMap(({ context_id, ok, output }) => {
        const text = render(contexts.get(context_id) ?? {});
        return text === (ok ? output : undefined) ? [] : [{ context_id, text, output }];
      });
      expect(differing).toEqual([]);
    },
  );
});
