import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Image feature extraction computes embeddings from an image, for similarity search, clustering, or as the frozen backbone of another model.',
  demo: {
    inputs: [{ type: 'img', filename: 'cat.avif', alt: 'The face of a tabby cat with green eyes' }],
    outputs: [
      {
        type: 'tabular',
        table: [
          ['Dimension 1', 'Dimension 2', 'Dimension 3', '…', 'Dimension 384'],
          ['0.412', '-1.087', '0.236', '…', '0.951'],
        ],
      },
    ],
    note: 'The numbers are made up; only their form is that of a model.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'facebook/dinov3-vits16-pretrain-lvd1689m', bestFor: 'small', released: '2025-08', size: '22M', license: 'other', description: 'Strong features for each patch in a small model. The license asks for an agreement.' },
    { id: 'facebook/dinov3-vitb16-pretrain-lvd1689m', bestFor: 'quality', released: '2025-08', size: '86M', license: 'other', description: 'The default for segmentation, depth and retrieval with a frozen backbone.' },
    { id: 'google/siglip2-base-patch16-224', bestFor: 'multilingual', released: '2025-02', size: '375M', license: 'apache-2.0', description: 'Image and text in one space, in over 100 languages.' },
    { id: 'google/tipsv2-b14', bestFor: 'specialized', released: '2026-04', size: '196M', license: 'apache-2.0', description: 'Aligned with text like SigLIP, and with useful features for each patch as well.' },
    { id: 'facebook/dinov2-base', bestFor: 'baseline', released: '2023-07', size: '87M', license: 'apache-2.0', description: 'The free choice, with results for nearly every task.', whyOld: 'Its successor has a license of its own.' },
  ],
  datasets: [
    { id: 'ILSVRC/imagenet-1k', description: 'Classification with a frozen backbone is the usual first test.' },
    { id: 'pixparse/cc12m-wds', description: 'Twelve million pairs of images and texts, to train or to fill an index.' },
  ],
  metrics: [
    { id: 'k-NN accuracy', description: 'Share of images whose nearest neighbors in feature space have their class. It needs no training.' },
    { id: 'Recall@k', description: 'Share of queries with a right image among the first k results of a search.' },
  ],
  spaces: [{ id: 'timm/leaderboard', description: 'Leaderboard of the vision backbones in timm, with accuracy, size and speed.' }],
  related: ['image-classification', 'zero-shot-image-classification', 'visual-document-retrieval', 'feature-extraction'],
  widgetModels: [],
});
