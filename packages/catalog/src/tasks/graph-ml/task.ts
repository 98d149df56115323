import { defineTask } from '../../define-task.ts';

export const graphMl = defineTask({
  id: 'graph-ml',
  label: 'Graph Machine Learning',
  keywords: ['networks', 'molecules', 'knowledge graph', 'link prediction', 'node classification'],
  pipeline: {
    modality: 'other',
    color: 'green',
  },
  libraries: ['transformers'],
});
