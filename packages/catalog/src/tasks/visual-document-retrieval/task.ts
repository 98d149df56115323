import { defineTask } from '../../define-task.ts';

export const visualDocumentRetrieval = defineTask({
  id: 'visual-document-retrieval',
  label: 'Visual Document Retrieval',
  keywords: ['search pdfs', 'find pages', 'search scans', 'slides', 'rag with pictures', 'document search'],
  pipeline: {
    modality: 'multimodal',
    color: 'yellow',
  },
  libraries: ['transformers'],
});
