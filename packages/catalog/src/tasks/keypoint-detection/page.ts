import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Keypoint detection finds meaningful points in an image: joints of a body, landmarks of a face or hand, or distinctive corners for matching.',
  demo: {
    inputs: [{ type: 'img', filename: 'keypoint-detection-input.png' }],
    outputs: [{ type: 'img', filename: 'keypoint-detection-output.png' }],
  },
  datasets: [
    {
      id: 'Vincent-luo/hagrid-mediapipe-hands',
      description: 'More than 500,000 images of hands with gesture labels and keypoints computed by MediaPipe.',
    },
  ],
  metrics: [],
  models: [
    {
      id: 'magic-leap-community/superpoint',
      description: 'Detects interest points and computes their descriptors in one forward pass. Self-supervised.',
    },
    {
      id: 'magic-leap-community/superglue_outdoor',
      description: 'Matches keypoints between two outdoor images with a graph neural network.',
    },
    {
      id: 'qualcomm/RTMPose-Body2d',
      description: 'Real-time estimation of human body poses, optimized for mobile and edge devices.',
    },
    {
      id: 'ETH-CVG/lightglue_disk',
      description: 'Matches DISK keypoints between two images; adapts its depth to the difficulty of the pair.',
    },
  ],
  spaces: [
    {
      id: 'datasciencedojo/Hand-Keypoint-Detection-Realtime',
      description: 'Detect hand keypoints in real time from a webcam.',
    },
    { id: 'ETH-CVG/LightGlue', description: 'Detect and match keypoints of two images with LightGlue.' },
  ],
  widgetModels: [],
});
