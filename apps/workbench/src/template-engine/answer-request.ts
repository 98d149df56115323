import { describeLibrary } from '@hubkit/jinja/editor';
import type { TemplateInput } from '@hubkit/react/template-editor';
import { findForgeries } from './find-forgeries.ts';
import { loadTemplates } from './load-templates.ts';
import type { EngineRequest, EngineResponse, Exchanges, RequestKind } from './protocol.ts';
import { renderTemplate, templateEnvironment } from './render-template.ts';
import { formatWithProof, messageOf, runScenario } from './run-scenarios.ts';

/** Makes the function that answers requests; it keeps the texts that later requests leave out. */
export function createAnswer(send: (response: EngineResponse) => void): (request: EngineRequest) => void {
  let texts: TemplateInput = { source: '', context: '{}' };
  const answer = (request: EngineRequest): Exchanges[RequestKind]['response'] => {
    switch (request.do) {
      case 'render':
      case 'format':
      case 'input-text': {
        const { source = texts.source, context = texts.context, tokenizer = texts.tokenizer } = request;
        texts = { source, context, tokenizer };
        if (request.do === 'render') return renderTemplate(texts);
        return request.do === 'format' ? formatWithProof(texts) : findForgeries(texts);
      }
      case 'scenario':
        return runScenario(request.template, request.scenario, request.tokenizer);
      case 'load':
        return loadTemplates(request.files);
      case 'library':
        return describeLibrary(templateEnvironment);
    }
  };
  return (request) => {
    try {
      send({ id: request.id, type: 'done', value: answer(request) });
    } catch (error) {
      send({ id: request.id, type: 'failed', message: messageOf(error) });
    }
  };
}
