import { defineChatModel } from '../define-chat-model.ts';
import { llmStats, modelsDev } from '../fact-sources.ts';

export const llama323bInstruct = defineChatModel({
  id: 'meta-llama/Llama-3.2-3B-Instruct',
  released: modelsDev('2024-09-18'),
  license: llmStats('llama3.2'),
  parameters: llmStats({ total: 3_210_000_000 }),
  contextLength: modelsDev(32_768),
  tools: modelsDev(false),
  structuredOutput: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(false),
});
