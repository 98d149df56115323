import { getInferenceSnippets } from '@hubkit/snippets';

const model = {
  id: 'meta-llama/Llama-3.1-8B-Instruct',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
};
const snippets = getInferenceSnippets(model, 'groq');
console.log(snippets.map(({ language, client }) => `${language}: ${client}`).join(', '));
console.log(snippets.find(({ client }) => client === 'huggingface_hub')?.content);
