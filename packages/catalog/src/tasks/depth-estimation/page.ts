import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Depth estimation predicts the distance of each pixel of an image from the camera, as a relative or a metric depth map.',
  demo: {
    inputs: [{ type: 'img', filename: 'depth-estimation-input.jpg' }],
    outputs: [{ type: 'img', filename: 'depth-estimation-output.png' }],
  },
  datasets: [
    {
      id: 'sayakpaul/nyu_depth_v2',
      description: 'Indoor scenes with aligned color and depth frames from a Microsoft Kinect.',
    },
    {
      id: 'depth-anything/DA-2K',
      description:
        'A benchmark of 1,000 images with sparse, human-checked pairs of points, of which one is closer to the camera.',
    },
  ],
  metrics: [],
  models: [
    {
      id: 'depth-anything/Depth-Anything-V2-Large',
      description:
        'Relative depth from a single image with fine detail. Trained on synthetic labels and 62 million pseudo-labeled real images.',
    },
    {
      id: 'jingheya/lotus-depth-g-v1-0',
      description:
        'A diffusion-based estimator for depth from a single image that generalizes from comparatively little training data.',
    },
    {
      id: 'tencent/DepthCrafter',
      description: 'Estimates long, temporally consistent depth sequences for open-world videos.',
    },
    {
      id: 'apple/DepthPro-hf',
      description:
        'Estimates sharp metric depth from a single image in well under a second on a GPU, without camera parameters.',
    },
  ],
  spaces: [
    {
      id: 'radames/dpt-depth-estimation-3d-voxels',
      description: 'Estimate the depth of an image and turn it into a 3D voxel model.',
    },
    { id: 'akhaliq/depth-pro', description: "Try Apple's Depth Pro on your own images." },
    { id: 'tencent/DepthCrafter', description: 'Compute consistent depth maps for a video.' },
    {
      id: 'facebook/sapiens-depth',
      description: 'Estimate the depth of people with Sapiens, a model specialized in humans.',
    },
  ],
  widgetModels: [],
});
