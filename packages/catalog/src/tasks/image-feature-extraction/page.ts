import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Image feature extraction computes embeddings from an image, for similarity search, clustering, or as the frozen backbone of another model.',
  demo: {
    inputs: [{ type: 'img', filename: 'mask-generation-input.png' }],
    outputs: [
      {
        type: 'tabular',
        table: [
          ['Dimension 1', 'Dimension 2', 'Dimension 3'],
          ['0.21236686408519745', '1.0919708013534546', '0.8512550592422485'],
          ['0.809657871723175', '-0.18544459342956543', '-0.7851548194885254'],
          ['1.3103108406066895', '-0.2479034662246704', '-0.9107287526130676'],
          ['1.8536205291748047', '-0.36419737339019775', '0.09717650711536407'],
        ],
      },
    ],
  },
  datasets: [
    {
      id: 'imagenet-1k',
      description:
        'ImageNet-1k: 1.28 million training images in 1,000 classes, the usual pre-training and evaluation set of vision backbones.',
    },
  ],
  metrics: [],
  models: [
    {
      id: 'timm/vit_large_patch14_dinov2.lvd142m',
      description: 'DINOv2 ViT-L/14: self-supervised on 142 million images, strong without fine-tuning.',
    },
    {
      id: 'nvidia/MambaVision-T-1K',
      description: 'A hybrid of Mamba and transformer blocks in the smallest size, pre-trained on ImageNet-1k.',
    },
    {
      id: 'facebook/dino-vitb16',
      description: 'DINO ViT-B/16: self-supervised features whose attention maps outline objects.',
    },
    {
      id: 'apple/aimv2-large-patch14-336-distilled',
      description:
        'AIMv2 distilled from larger models: an autoregressively pre-trained encoder for images of 336×336 pixels.',
    },
    {
      id: 'OpenGVLab/InternViT-6B-448px-V1-2',
      description:
        'A 6-billion-parameter vision encoder for photographs and documents at 448×448 pixels, made for vision language models.',
    },
  ],
  spaces: [
    {
      id: 'timm/leaderboard',
      description: 'Leaderboard of the vision backbones in timm, with accuracy, size and speed.',
    },
  ],
  widgetModels: [],
});
