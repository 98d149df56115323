// Written by `npm run gen` from the schema and the sample of the task in packages/catalog/src. Do not edit.
import type { TaskFormData } from '../form-field.ts';

export const form: TaskFormData = {
  sample: {"inputs":"A lighthouse in a storm, seen from a ship"},
  fields: [
    {"path":["inputs"],"label":"Prompt","kind":"text","isRequired":true},
    {"path":["parameters","seed"],"label":"Seed","kind":"seed","hint":"The same seed gives the same result.","isMain":true},
    {"path":["parameters","num_frames"],"label":"Frames","kind":"integer","hint":"Number of frames of the video."},
    {"path":["parameters","guidance_scale"],"label":"Guidance","kind":"number","hint":"Classifier-free guidance scale.","help":"Higher values follow the prompt more closely; too high values cause artifacts."},
    {"path":["parameters","negative_prompt"],"label":"Negative prompt","kind":"text","hint":"Descriptions of what the video should not show.","help":"Most providers take a single text."},
    {"path":["parameters","num_inference_steps"],"label":"Steps","kind":"integer","hint":"Number of denoising steps.","help":"More steps take longer and usually improve the result."},
  ],
};
