import * as v from 'valibot';
import { binary, classificationLabel, classificationTransform, integer } from '../../task-schemas/schema-parts.ts';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Video to classify, for example an MP4 file.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          function_to_apply: v.optional(
            v.pipe(
              classificationTransform,
              v.description('Function that turns logits into scores. Default: `softmax`.'),
            ),
          ),
          num_frames: v.optional(
            v.pipe(
              integer,
              v.description('Number of frames to sample from the video. Default: the number that the model works on.'),
            ),
          ),
          frame_sampling_rate: v.optional(
            v.pipe(integer, v.description('Distance of the sampled frames, in frames. At least 1. Default: 1.')),
          ),
          top_k: v.optional(
            v.pipe(integer, v.description('Number of labels to return, most likely first. At least 1. Default: 5.')),
          ),
        }),
        v.description('Settings of video classification.'),
      ),
    ),
  }),
  v.description('Input of video classification: a video and optional settings.'),
);

export const output = v.pipe(v.array(classificationLabel), v.description('Predicted classes, most likely first.'));
