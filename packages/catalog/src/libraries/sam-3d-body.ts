import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const sam3dBody = defineLibrary({
  id: 'sam-3d-body',
  prettyLabel: 'SAM 3D Body',
  repoName: 'SAM 3D Body',
  repoUrl: 'https://github.com/facebookresearch/sam-3d-body',
  countDownloads: 'path:"model_config.yaml"',
  addedAfter: '4.0.5',
  snippets: ({ id }) => [
    inPython(code`
      # Run it in a clone of https://github.com/facebookresearch/sam-3d-body
      import cv2
      from notebook.utils import setup_sam_3d_body
      from tools.vis_utils import visualize_sample_together

      estimator = ${call('setup_sam_3d_body', [], { hf_repo_id: id })}

      image = cv2.imread("path/to/image.jpg")
      outputs = estimator.process_one_image(cv2.cvtColor(image, cv2.COLOR_BGR2RGB))

      rendered = visualize_sample_together(image, outputs, estimator.faces)
      cv2.imwrite("output.jpg", rendered)
    `),
  ],
});
