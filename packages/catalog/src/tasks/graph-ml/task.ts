import { defineTask } from '../../task-definition/define-task.ts';

export const graphMl = defineTask({
  id: 'graph-ml',
  label: 'Graph Machine Learning',
  pipeline: {
    modality: 'other',
    color: 'green',
    order: 470,
  },
  libraries: ['transformers'],
});

export const keywords = ['networks', 'molecules', 'knowledge graph', 'link prediction', 'node classification'];

export const summary =
  'Graph machine learning predicts properties of graphs, of their nodes or of their edges, such as those of molecules and networks.';
