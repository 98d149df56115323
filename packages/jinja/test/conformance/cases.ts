import { Dict } from '@hubkit/jinja';
import { readLines } from '../corpora/published.ts';
import { type Case, readJson } from '../engine.ts';

/** A case with the result of Python. */
export interface ToldCase extends Omit<Case, 'context'> {
  readonly id: string;
  /** The variables, made anew: a template must not leak into the next case. */
  readonly readContext: () => unknown;
  /** Key of the template, for counts by template. */
  readonly templateKey: string;
  readonly cls: 'core' | 'extended';
  readonly ok: boolean;
  readonly output?: string;
  readonly errorType?: string;
  readonly errorMessage?: string;
  readonly errorCategory?: string;
  readonly errorLine?: number | null;
}

/** The corpora of ../shared/conformance. */
export const CORPORA = ['chat-templates', 'hf-jinja', 'other-engines', 'jinja2-suite', 'minijinja'] as const;

/** All cases of a corpus but those whose result depends on the Python version. */
export function readCases(corpus: (typeof CORPORA)[number]): ToldCase[] {
  const isChat = corpus === 'chat-templates';
  const templates = isChat ? indexById('chat-templates.templates.jsonl') : undefined;
  const contexts = isChat ? indexById('chat-templates.contexts.jsonl') : undefined;
  const cases: ToldCase[] = [];
  for (const line of readLines(`${corpus}.jsonl`)) {
    const raw = JSON.parse(line);
    if (raw.varies) continue;
    const source = templates?.get(raw.template_id);
    cases.push({
      id: raw.id,
      templateKey: raw.template_id ?? raw.template,
      template: source === undefined ? raw.template : JSON.parse(source).template,
      readContext: () => contextOf(contexts?.get(raw.context_id) ?? line),
      options: raw.options ?? {},
      templates: raw.templates,
      name: raw.name,
      cls: raw.class ?? 'core',
      ok: raw.ok,
      output: raw.output,
      errorType: raw.error_type,
      errorMessage: raw.error_message,
      errorCategory: raw.error_category,
      errorLine: raw.error_line,
    });
  }
  return cases;
}

function indexById(name: string): Map<string, string> {
  return new Map(readLines(name).map((line) => [JSON.parse(line).id as string, line]));
}

function contextOf(line: string): unknown {
  const value = readJson(line);
  return value instanceof Dict ? value.get('context') : (value as { context: unknown }).context;
}
