import type { Case } from '../engine.ts';
import { readLines } from './published.ts';
import { readConversations, readSamples } from './samples.ts';
import { splitObject } from './split-object.ts';

/** A source, and where it is from. */
export interface NamedTemplate {
  readonly id: string;
  readonly template: string;
}

/** Chat templates: our samples, and published ones where the further corpora are there. */
export function chatTemplates(): NamedTemplate[] {
  const own = readSamples('chat').map(({ name, template }) => ({ id: name, template }));
  return [...own, ...readLines('chat-templates.templates.jsonl').map((line): NamedTemplate => JSON.parse(line))];
}

/** Conversations to render chat templates with: ours, and further ones. */
export function chatContexts(): { readonly id: string; readonly context: string }[] {
  const own = [...readConversations()].map(([id, context]) => ({ id, context }));
  const further = readLines('chat-templates.contexts.jsonl').map((line) => ({
    id: JSON.parse(line).id as string,
    context: contextIn(line),
  }));
  return [...own, ...further];
}

/** The further corpora of small templates, each line one case. */
const UNIT_CORPORA = ['hf-jinja', 'other-engines', 'jinja2-suite', 'minijinja'] as const;

/** Small templates, each for one feature, with variables: our samples, and further ones. */
export function featureCases(): Case[] {
  const own = readSamples('features').flatMap(({ cases }) => [...cases.values()]);
  const further = UNIT_CORPORA.flatMap((corpus) =>
    readLines(`${corpus}.jsonl`).flatMap((line): Case[] => {
      const { template, options, templates, name, varies } = JSON.parse(line);
      return varies ? [] : [{ template, context: contextIn(line), options, templates, name }];
    }),
  );
  return [...own, ...further];
}

/** The context of a line as it is written: 1.0 stays 1.0. */
const contextIn = (line: string): string => splitObject(line).find(({ key }) => key === 'context')?.value ?? '{}';
