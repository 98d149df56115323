import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Depth estimation predicts the distance of each pixel of an image from the camera, as a relative or a metric depth map.',
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
        filename: 'depth-estimation-output.avif',
        alt: 'Depth as colors: the cup is near, the far edge of the table is deep',
        caption: 'Drawn by hand over the photograph: red is near, blue is far.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'depth-anything/Depth-Anything-V2-Small-hf', bestFor: 'small', released: '2024-06', size: '25M', license: 'apache-2.0', description: 'Relative depth in real time; supported by Transformers and in the browser.', whyOld: 'Nothing newer is as small, free and widely supported.' },
    { id: 'depth-anything/DA3-SMALL', bestFor: 'fast', released: '2025-11', size: '80M', license: 'apache-2.0', description: 'Depth and camera poses from one or many views.' },
    { id: 'depth-anything/DA3MONO-LARGE', bestFor: 'quality', released: '2025-11', size: '350M', license: 'apache-2.0', description: 'Relative depth of single images under a free license, with the sky marked.' },
    { id: 'depth-anything/DA3METRIC-LARGE', bestFor: 'specialized', released: '2025-11', size: '350M', license: 'apache-2.0', description: 'Distances in meters.' },
    { id: 'apple/DepthPro-hf', bestFor: 'quality', released: '2024-10', size: '952M', license: 'other', description: 'Sharp edges and meters without camera data, in a third of a second; for research.', whyOld: 'No newer model with native support matches its edges.' },
  ],
  datasets: [
    { id: 'sayakpaul/nyu_depth_v2', description: 'Indoor scenes with aligned color and depth frames from a Microsoft Kinect.' },
    { id: 'depth-anything/DA-2K', description: 'A benchmark of 1,000 images with sparse, human-checked pairs of points, of which one is closer to the camera.' },
  ],
  metrics: [
    { id: 'AbsRel', description: 'Absolute error relative to the true depth, averaged over pixels. Lower is better.' },
    { id: 'δ1', description: 'Share of pixels whose depth is within 25 percent of the truth. Higher is better.' },
  ],
  spaces: [
    { id: 'akhaliq/depth-pro', description: 'Depth in meters with Depth Pro.' },
    { id: 'tencent/DepthCrafter', description: 'Depth of whole videos, steady from frame to frame.' },
  ],
  related: ['image-to-3d', 'image-segmentation', 'keypoint-detection', 'image-to-image'],
  widgetModels: [],
});
