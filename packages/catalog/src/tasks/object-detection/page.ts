import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Object detection locates objects of known classes in an image and returns a bounding box, a label and a score for each of them.',
  demo: {
    inputs: [{ type: 'img', filename: 'object-detection-input.jpg' }],
    outputs: [{ type: 'img', filename: 'object-detection-output.jpg' }],
  },
  datasets: [
    {
      id: 'merve/coco2017',
      description: 'COCO 2017: 118,000 training images of everyday scenes with boxes of 80 classes.',
    },
    { id: 'merve/pascal-voc', description: 'Pascal VOC: a classic benchmark with boxes of 20 classes.' },
  ],
  metrics: [
    {
      id: 'Average Precision',
      description:
        'Average precision: area under the precision-recall curve of one class, at one IoU threshold or averaged over several.',
    },
    {
      id: 'Mean Average Precision',
      description:
        'Mean of the average precision over all classes. COCO also averages over IoU thresholds from 0.5 to 0.95.',
    },
    {
      id: 'APα',
      description:
        'Average precision at a fixed IoU threshold α: AP50 accepts boxes that overlap by 0.5, AP75 by 0.75.',
    },
  ],
  models: [
    {
      id: 'facebook/detr-resnet-50',
      description: 'DETR with a ResNet-50 backbone: the first end-to-end transformer detector, trained on COCO.',
    },
    {
      id: 'IDEA-Research/dab-detr-resnet-50',
      description: 'DETR with dynamic anchor boxes, which converges faster and is more accurate.',
    },
    {
      id: 'PekingU/rtdetr_v2_r50vd',
      description: 'A real-time transformer detector without non-maximum suppression. Apache 2.0 license.',
    },
    {
      id: 'StephanST/WALDO30',
      description: 'Detects vehicles, people and buildings in overhead images from drones and low-flying aircraft.',
    },
  ],
  spaces: [
    { id: 'Roboflow/RF-DETR', description: 'Detect objects in images and videos in real time with RF-DETR.' },
    {
      id: 'Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS',
      description: 'Compare DETR and YOLOS on your own images.',
    },
    { id: 'sunsmarterjieleaf/yolov12', description: 'Detect objects with YOLOv12.' },
    { id: 'VIPLab/Track-Anything', description: 'Track, segment and inpaint objects in a video.' },
    { id: 'merve/RT-DETR-tracking-coco', description: 'Track the objects of a video with RT-DETR.' },
  ],
  widgetModels: ['facebook/detr-resnet-50'],
  youtubeId: 'WdAeKSOpxhw',
});
