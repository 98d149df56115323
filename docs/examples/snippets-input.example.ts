import { getModelInputSnippet } from '@hubkit/snippets';

const model = { id: 'deepset/roberta-base-squad2', pipeline_tag: 'question-answering' };
console.log(getModelInputSnippet(model));
console.log(getModelInputSnippet(model, true));
console.log(
  getModelInputSnippet({ id: 'openai/whisper-large-v3', pipeline_tag: 'automatic-speech-recognition' }, false, true),
);
console.log(getModelInputSnippet({ id: 'acme/robot', pipeline_tag: 'robotics' }));
