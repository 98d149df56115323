import { defineTask } from '../../task-definition/define-task.ts';

export const textRetrieval = defineTask({
  id: 'text-retrieval',
  label: 'Text Retrieval',
  pipeline: {
    modality: 'nlp',
    color: 'indigo',
    order: 380,
    subtasks: [
      { type: 'document-retrieval', name: 'Document Retrieval' },
      { type: 'utterance-retrieval', name: 'Utterance Retrieval' },
      { type: 'entity-linking-retrieval', name: 'Entity Linking Retrieval' },
      { type: 'fact-checking-retrieval', name: 'Fact Checking Retrieval' },
    ],
    hideInModels: true,
  },
});

export const keywords = ['search engine', 'find documents', 'passage retrieval', 'rag', 'semantic search', 'lookup'];

export const summary = 'Text retrieval finds the documents or passages of a collection that answer a query.';
