import { defineTask } from '../../task-definition/define-task.ts';

export const visualDocumentRetrieval = defineTask({
  id: 'visual-document-retrieval',
  label: 'Visual Document Retrieval',
  pipeline: {
    modality: 'multimodal',
    color: 'yellow',
    order: 550,
  },
  libraries: ['transformers'],
});

export const keywords = ['search pdfs', 'find pages', 'search scans', 'slides', 'rag with pictures', 'document search'];
