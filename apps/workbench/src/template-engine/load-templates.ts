import { loadTemplate, specialTokens, type TokenizerConfig } from '@hubkit/jinja/chat';
import type { LoadedTemplates, NamedSource } from './protocol.ts';

/** Reads the templates and special tokens from the texts of a model's files. */
export function loadTemplates(files: Readonly<Record<string, string>>): LoadedTemplates {
  const { chat_template, ...config } = loadTemplate(files);
  const templates = namedSources(chat_template);
  if (templates.length === 0) throw new Error('These files hold no chat template.');
  const tokens = Object.entries(specialTokens(config)).filter(([, token]) => typeof token === 'string');
  return {
    templates,
    tokenizer: JSON.stringify(config),
    tokens: Object.fromEntries(tokens) as Record<string, string>,
  };
}

function namedSources(templates: TokenizerConfig['chat_template']): NamedSource[] {
  if (!templates) return [];
  if (typeof templates === 'string') return [{ name: 'default', source: templates }];
  if (Array.isArray(templates)) return templates.map(({ name, template }) => ({ name, source: template }));
  return Object.entries(templates as Readonly<Record<string, string>>).map(([name, source]) => ({ name, source }));
}
