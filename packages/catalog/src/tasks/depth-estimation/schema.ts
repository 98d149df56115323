import * as v from 'valibot';
import { binary } from '../../task-schemas/schema-parts.ts';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Image whose depth to estimate, for example a JPEG, PNG or WebP file.')),
    parameters: v.optional(v.pipe(v.looseObject({}), v.description('Settings of depth estimation; none is defined.'))),
  }),
  v.description('Input of depth estimation: an image and optional settings.'),
);

export const output = v.pipe(
  v.looseObject({
    predicted_depth: v.optional(v.pipe(v.unknown(), v.description('Depth of each pixel, in the form of the library.'))),
    depth: v.optional(v.pipe(v.unknown(), v.description('Depth as an image, in the form of the library.'))),
  }),
  v.description('Estimated depth of an image.'),
);
