import { call, code } from '@hubkit/code';
import { defineLibrary } from '../library-code/define-library.ts';
import { inPython } from '../library-code/in-language.ts';

export const sam2 = defineLibrary({
  id: 'sam2',
  prettyLabel: 'sam2',
  repoName: 'sam2',
  repoUrl: 'https://github.com/facebookresearch/segment-anything-2',
  countDownloads: 'path_extension:"pt"',
  snippets: ({ id }) => [
    inPython(code`
      # Images
      import numpy as np
      import torch
      from PIL import Image
      from sam2.sam2_image_predictor import SAM2ImagePredictor

      predictor = ${call('SAM2ImagePredictor.from_pretrained', [id])}
      image = np.array(Image.open("path/to/image.jpg").convert("RGB"))

      with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
          predictor.set_image(image)
          # A click on the object: x and y, labeled 1
          masks, _, _ = predictor.predict(
              point_coords=np.array([[500, 375]]),
              point_labels=np.array([1]),
          )
    `),
    inPython(code`
      # Videos
      import numpy as np
      import torch
      from sam2.sam2_video_predictor import SAM2VideoPredictor

      predictor = ${call('SAM2VideoPredictor.from_pretrained', [id])}

      with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
          state = predictor.init_state("path/to/video.mp4")

          # A click on the object in the first frame
          frame_idx, object_ids, masks = predictor.add_new_points_or_box(
              state,
              frame_idx=0,
              obj_id=1,
              points=np.array([[500, 375]], dtype=np.float32),
              labels=np.array([1], dtype=np.int32),
          )

          # The object in the other frames
          for frame_idx, object_ids, masks in predictor.propagate_in_video(state):
              print(frame_idx, masks.shape)
    `),
  ],
});
