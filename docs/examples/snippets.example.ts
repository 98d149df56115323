import { getInferenceSnippets } from '@hubkit/snippets';

const model = {
  id: 'meta-llama/Llama-3.1-8B-Instruct',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
};
for (const { language, client, content } of getInferenceSnippets(model, 'groq'))
  console.log(`--- ${language}, ${client}\n${content}`);
