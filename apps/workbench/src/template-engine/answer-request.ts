import { loadTemplate, specialTokens, type TokenizerConfig } from '@hubkit/jinja/chat';
import { describeLibrary } from '@hubkit/jinja/editor';
import type { TemplateInput } from '@hubkit/react/template-editor';
import { findForgeries } from './find-forgeries.ts';
import type {
  EngineRequest,
  EngineResponse,
  Exchanges,
  LoadedTemplates,
  NamedSource,
  RequestKind,
} from './protocol.ts';
import { renderTemplate, templateEnvironment } from './render-template.ts';
import { formatMessage, runScenario } from './run-scenarios.ts';

type Answer = Exchanges[RequestKind]['response'];

/** Makes the function that answers requests; it keeps the texts that later requests leave out. */
export function createAnswer(send: (response: EngineResponse) => void): (request: EngineRequest) => Promise<void> {
  let texts: TemplateInput = { source: '', context: '{}' };
  const answer = (request: EngineRequest): Answer | Promise<Answer> => {
    switch (request.do) {
      case 'render':
      case 'format':
      case 'input-text': {
        const { source = texts.source, context = texts.context, tokenizer = texts.tokenizer } = request;
        texts = { source, context, tokenizer };
        if (request.do === 'render') return renderTemplate(texts);
        return request.do === 'format' ? formatTexts(texts) : findForgeries(texts);
      }
      case 'scenario':
        return runScenario(request.template, request.scenario, request.tokenizer);
      case 'load':
        return loadTemplates(request.files);
      case 'library':
        return describeLibrary(templateEnvironment);
    }
  };
  return async (request) => {
    try {
      const value = answer(request);
      send({ id: request.id, type: 'done', value: value instanceof Promise ? await value : value });
    } catch (error) {
      send({ id: request.id, type: 'failed', message: formatMessage(error) });
    }
  };
}

/** Loads what formats with the first template that is formatted: most visits have none. */
async function formatTexts(texts: TemplateInput): Promise<Answer> {
  return (await import('./format-with-proof.ts')).formatWithProof(texts);
}

/** Reads the templates and special tokens from the texts of a model's files. */
function loadTemplates(files: Readonly<Record<string, string>>): LoadedTemplates {
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
