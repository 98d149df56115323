import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Image segmentation divides an image into segments by assigning every pixel to a class or an object. Variants are semantic, instance and panoptic segmentation.',
  demo: {
    inputs: [{ type: 'img', filename: 'image-segmentation-input.jpeg' }],
    outputs: [{ type: 'img', filename: 'image-segmentation-output.png' }],
  },
  datasets: [
    {
      id: 'scene_parse_150',
      description: 'Scene parsing data with pixel-level annotations of 150 categories, from ADE20K.',
    },
  ],
  metrics: [
    { id: 'Average Precision', description: 'Average precision: area under the precision-recall curve of one class.' },
    { id: 'Mean Average Precision', description: 'Mean of the average precision over all classes.' },
    {
      id: 'Mean Intersection over Union',
      description:
        'Overlap of predicted and reference masks divided by their union, averaged over classes. From 0 to 1; higher is better.',
    },
    { id: 'APα', description: 'Average precision at a fixed IoU threshold α, such as AP50 for 0.5 and AP75 for 0.75.' },
  ],
  models: [
    {
      id: 'tue-mps/coco_panoptic_eomt_large_640',
      description: 'Panoptic segmentation with a plain Vision Transformer (EoMT), trained on COCO at 640×640 pixels.',
    },
    {
      id: 'briaai/RMBG-1.4',
      description: 'Background removal for photographs and product images; free for non-commercial use.',
    },
    {
      id: 'ZhengPeng7/BiRefNet',
      description:
        'High-resolution foreground segmentation: camouflaged objects, salient objects and background removal. MIT license.',
    },
    { id: 'facebook/sapiens-seg-1b', description: 'Segments 28 body parts in images of people. 1 billion parameters.' },
    {
      id: 'facebook/mask2former-swin-large-coco-panoptic',
      description: 'Mask2Former with a Swin-L backbone for panoptic segmentation of the COCO classes.',
    },
  ],
  spaces: [
    {
      id: 'facebook/ov-seg',
      description: 'Semantic segmentation with an open vocabulary: name the classes in the prompt.',
    },
    { id: 'jbrinkma/segment-anything', description: 'Segment any object of an image with Segment Anything.' },
    { id: 'facebook/sapiens-pose', description: 'Estimate human poses with Sapiens.' },
    {
      id: 'rashmi/sartorius-cell-instance-segmentation',
      description: 'Segment individual neuronal cells in microscopy images.',
    },
    { id: 'ArtGAN/Segment-Anything-Video', description: 'Segment and track objects in a video.' },
    {
      id: 'segments/panoptic-segment-anything',
      description: 'Panoptic segmentation of outdoor scenes with Segment Anything.',
    },
  ],
  widgetModels: ['nvidia/segformer-b0-finetuned-ade-512-512'],
  youtubeId: 'dKE8SIt9C-w',
});
