# Videos
import numpy as np
import torch
from sam2.sam2_video_predictor import SAM2VideoPredictor

predictor = SAM2VideoPredictor.from_pretrained("facebook/sam2-hiera-large")

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
