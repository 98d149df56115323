import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Keypoint detection finds meaningful points in an image: joints of a body, landmarks of a face or hand, or distinctive corners for matching.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'astronaut.avif',
        alt: 'An astronaut in an orange suit with her helmet, in front of a flag and a model of the Space Shuttle',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'keypoint-detection-output.avif',
        alt: 'The photograph with points on face, shoulders and elbow, joined by lines',
        caption: 'Points are drawn by hand.',
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'magic-leap-community/superpoint', bestFor: 'small', released: '2018-04', size: '1.3M', license: 'other', description: 'Finds corners that can be matched between photographs; not for commercial use.', whyOld: 'Its points are what matchers such as LightGlue expect.' },
    { id: 'zju-community/efficientloftr', bestFor: 'fast', released: '2025-07', size: '16M', license: 'apache-2.0', description: 'Matches two photographs directly and densely, at the speed of sparse methods.' },
    { id: 'usyd-community/vitpose-base-simple', bestFor: 'baseline', released: '2025-01', size: '90M', license: 'apache-2.0', description: 'Seventeen points of the body for each person in a box; the default for human pose.' },
    { id: 'usyd-community/vitpose-plus-huge', bestFor: 'quality', released: '2025-01', size: '900M', license: 'apache-2.0', description: 'Bodies, whole bodies and animals, each by an expert of its own.' },
  ],
  datasets: [{ id: 'Vincent-luo/hagrid-mediapipe-hands', description: 'More than 500,000 images of hands with gesture labels and keypoints computed by MediaPipe.' }],
  metrics: [
    { id: 'OKS', description: 'Object keypoint similarity: closeness of each point, scaled by the size of the person; the basis of average precision for poses.' },
    { id: 'PCK', description: 'Share of points within a distance of the truth, such as half the length of the head.' },
  ],
  spaces: [{ id: 'ETH-CVG/LightGlue', description: 'Detect and match keypoints of two images with LightGlue.' }],
  related: ['object-detection', 'depth-estimation', 'image-segmentation', 'image-feature-extraction'],
  widgetModels: [],
});
