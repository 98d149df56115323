import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Object detection locates objects of known classes in an image and returns a bounding box, a label and a score for each of them.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'coffee.avif',
        alt: 'An espresso in a white and red cup on a red saucer with a spoon, on a wooden table',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'object-detection-output.avif',
        alt: 'The photograph with boxes around a cup, a plate and a spoon',
        caption: 'Boxes and scores are drawn by hand.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'Intellindust/DEIMv2_HGNetv2_N_COCO', bestFor: 'small', released: '2025-09', size: '3.6M', license: 'apache-2.0', description: '43 AP on COCO at the size of a phone model.' },
    { id: 'PekingU/rtdetr_v2_r18vd', bestFor: 'fast', released: '2025-02', size: '20M', license: 'apache-2.0', description: 'Real time on modest GPUs without non-maximum suppression, and easy to fine-tune.' },
    { id: 'ustc-community/dfine-small-coco', bestFor: 'fast', released: '2025-04', size: '10M', license: 'apache-2.0', description: 'Finer box edges than others of its size.' },
    { id: 'Roboflow/rf-detr-base', bestFor: 'quality', released: '2025-03', size: '29M', license: 'apache-2.0', description: 'Built on DINOv2, it adapts to unusual objects and to a few hundred images better than most.' },
    { id: 'Intellindust/DEIMv2_DINOv3_X_COCO', bestFor: 'quality', released: '2025-09', size: '50M', license: 'apache-2.0', description: '57.8 AP on COCO, still in real time.' },
    { id: 'microsoft/table-transformer-detection', bestFor: 'specialized', released: '2022-10', size: '29M', license: 'mit', description: 'Finds tables on pages.', whyOld: 'It is what document pipelines still build on.' },
    { id: 'facebook/detr-resnet-50', bestFor: 'baseline', released: '2020-05', size: '42M', license: 'apache-2.0', description: 'The model that turned detection into the prediction of a set.', whyOld: 'It is the default of many services.' },
  ],
  datasets: [
    { id: 'detection-datasets/coco', description: '118,000 photographs with boxes of 80 everyday classes.' },
    { id: 'rishitdagli/cppe-5', description: '1,000 images of protective equipment: small enough for an afternoon.' },
    { id: 'keremberke/satellite-building-segmentation', description: 'Buildings from above, where objects are small and many.' },
  ],
  metrics: [
    { id: 'Average Precision', description: 'Average precision: area under the precision-recall curve of one class, at one IoU threshold or averaged over several.' },
    { id: 'Mean Average Precision', description: 'Mean of the average precision over all classes. COCO also averages over IoU thresholds from 0.5 to 0.95.' },
  ],
  spaces: [{ id: 'Roboflow/RF-DETR', description: 'Detect objects in images and videos in real time with RF-DETR.' }],
  related: ['zero-shot-object-detection', 'image-segmentation', 'keypoint-detection', 'image-classification'],
  widgetModels: ['facebook/detr-resnet-50'],
  youtubeId: 'WdAeKSOpxhw',
});
