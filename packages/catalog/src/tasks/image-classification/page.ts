import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Image classification assigns a label to an entire image. Each image is expected to belong to one class, and the model returns a score for every class it knows.',
  demo: {
    inputs: [{ type: 'img', filename: 'image-classification-input.jpeg' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Egyptian cat', score: 0.514 },
          { label: 'Tabby cat', score: 0.193 },
          { label: 'Tiger cat', score: 0.068 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: 'cifar100',
      description: '60,000 images of 32×32 pixels in 100 classes, a small benchmark for quick experiments.',
    },
    { id: 'fashion_mnist', description: '70,000 grayscale images of clothing in ten classes.' },
  ],
  metrics: [
    {
      id: 'accuracy',
      description:
        'Share of images that receive the correct label. Top-5 accuracy accepts the correct label among the five best.',
    },
    {
      id: 'recall',
      description:
        'Share of the images of a class that the model finds: true positives divided by all actual positives.',
    },
    {
      id: 'precision',
      description:
        'Share of the images assigned to a class that really belong to it: true positives divided by all predicted positives.',
    },
    { id: 'f1', description: 'Harmonic mean of precision and recall, from 0 to 1.' },
  ],
  models: [
    {
      id: 'google/vit-base-patch16-224',
      description:
        'The original Vision Transformer: 86 million parameters, 1,000 ImageNet classes, patches of 16×16 pixels.',
    },
    {
      id: 'facebook/deit-base-distilled-patch16-224',
      description: 'A Vision Transformer trained on ImageNet-1k alone, with distillation from a convolutional teacher.',
    },
    {
      id: 'facebook/convnext-large-224',
      description: 'A convolutional network with the design choices of transformers; 198 million parameters.',
    },
  ],
  spaces: [
    {
      id: 'timm/leaderboard',
      description: 'Leaderboard of the image classification models in timm, with accuracy, size and speed.',
    },
  ],
  widgetModels: ['google/vit-base-patch16-224'],
  youtubeId: 'tjAIM7BOYhw',
});
