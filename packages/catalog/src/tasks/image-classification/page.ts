import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Image classification assigns a label to an entire image. Each image is expected to belong to one class, and the model returns a score for every class it knows.',
  demo: {
    inputs: [{ type: 'img', filename: 'cat.avif', alt: 'The face of a tabby cat with green eyes' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Egyptian cat', score: 0.52 },
          { label: 'Tabby cat', score: 0.27 },
          { label: 'Tiger cat', score: 0.14 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'timm/mobilenetv4_conv_small.e2400_r224_in1k', bestFor: 'small', released: '2024-06', size: '3.8M', license: 'apache-2.0', description: '73.8 percent on ImageNet within the power of a phone.', whyOld: 'It is still the best trade of accuracy and speed on mobile chips.' },
    { id: 'timm/convnextv2_nano.fcmae_ft_in22k_in1k', bestFor: 'fast', released: '2023-01', size: '15.6M', license: 'cc-by-nc-4.0', description: '82 percent at 224 pixels; convolutions only, so it runs fast everywhere.', whyOld: 'Newer small models trade its speed on ordinary hardware for little accuracy.' },
    { id: 'facebook/dinov3-vits16-pretrain-lvd1689m', bestFor: 'quality', released: '2025-08', size: '22M', license: 'other', description: 'The backbone to fine-tune for your own classes: few labels are enough. Its license asks for an agreement.' },
    { id: 'timm/naflexvit_base_patch16_gap.e300_s576_in1k', bestFor: 'specialized', released: '2025-06', size: '87M', license: 'apache-2.0', description: 'Takes images of any shape without cropping or stretching.' },
    { id: 'timm/eva02_large_patch14_448.mim_m38m_ft_in22k_in1k', bestFor: 'quality', released: '2023-03', size: '305M', license: 'mit', description: 'The most accurate ImageNet classifier of timm: 90.1 percent.', whyOld: 'No later model has passed it in the results of timm.' },
    { id: 'google/vit-base-patch16-224', bestFor: 'baseline', released: '2020-10', size: '87M', license: 'apache-2.0', description: 'The vision transformer of the original paper, the default of many services.', whyOld: 'Papers, courses and APIs refer to it.' },
  ],
  datasets: [
    { id: 'ILSVRC/imagenet-1k', description: '1.28 million images of 1,000 classes; nearly every backbone is measured on it.' },
    { id: 'ethz/food101', description: '101,000 photographs of dishes, a pleasant first project.' },
    { id: 'timm/oxford-iiit-pet', description: '7,400 photographs of 37 breeds: small, fine-grained and clean.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'Share of images that receive the correct label. Top-5 accuracy accepts the correct label among the five best.' },
    { id: 'recall', description: 'Share of the images of a class that the model finds: true positives divided by all actual positives.' },
    { id: 'precision', description: 'Share of the images assigned to a class that really belong to it: true positives divided by all predicted positives.' },
    { id: 'f1', description: 'Harmonic mean of precision and recall, from 0 to 1.' },
  ],
  spaces: [{ id: 'timm/leaderboard', description: 'Leaderboard of the image classification models in timm, with accuracy, size and speed.' }],
  related: ['zero-shot-image-classification', 'image-feature-extraction', 'object-detection', 'image-segmentation', 'video-classification'],
  widgetModels: ['google/vit-base-patch16-224'],
  youtubeId: 'tjAIM7BOYhw',
});
